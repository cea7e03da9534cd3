// Rich text editor with the toolbar of the specification (1 §9): bold, italic, colour, lists, link, embedded HTML,
// undo and redo; plus pictures, and placeholders if the text supports any.

import '@mantine/tiptap/styles.css'
import { NumberInput } from '@mantine/core'
import { RichTextEditor as Frame } from '@mantine/tiptap'
import { IconCodeDots, IconPhoto } from '@tabler/icons-react'
import { Color, TextStyle } from '@tiptap/extension-text-style'
import { useEditor, useEditorState, type Editor } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { allowedImageTypes } from '#platform/contract/file.ts'
import { useText } from '../i18n/texts.ts'
import { EmbedModal } from './EmbedModal.tsx'
import { EmbedNode } from './embed-node.ts'
import { PictureNode, pictureWidth } from './picture-node.ts'
import { PlaceholderNode } from './placeholder-node.ts'
import { asKept, withTokens } from './placeholder-text.ts'
import { PlaceholderPicker, type PlaceholderChoice } from './PlaceholderPicker.tsx'
import type { RichTextProps } from './rich-text-props.ts'
import { RovingToolbar } from './RovingToolbar.tsx'
import { useEditorLabels } from './editor-labels.ts'
import { usePictures } from './use-pictures.ts'
import styles from './RichText.module.css'

interface Props extends RichTextProps {
  id: string
  leastHeight: number
  describedBy: string
}

const withoutEmptyEnd = (html: string): string => html.replace(/(?:<p><\/p>)+$/, '')

const colours = ['#1f2429', '#5c6670', '#b42318', '#b54708', '#067647', '#175cd3', '#6941c6', '#c11574']

export default function RichTextEditor(props: Props) {
  const { id, value, onChange, placeholders = [], onBusy, leastHeight, describedBy, error, required, disabled } = props
  const { startWith, isTextOnly = false } = props
  const t = useText()
  const labels = useEditorLabels()
  const emitted = useRef(value)
  // The editor writes the same text in its own form and may add an empty line after a list: that is no change.
  const opened = useRef({ value, html: '' })
  const emit = useEffectEvent((html: string) => {
    emitted.current = withoutEmptyEnd(html) === opened.current.html ? opened.current.value : asKept(html)
    onChange(emitted.current)
  })
  const addFiles = useRef<(files: readonly File[]) => void>(() => {})
  const take = (transfer: DataTransfer | null): boolean => {
    const pictures = isTextOnly ? [] : picturesIn(transfer)
    addFiles.current(pictures)
    return pictures.length > 0
  }
  const [extensions] = useState(() => (isTextOnly ? [textAlone] : extensionsFor(placeholders)))
  const editor = useEditor({
    extensions,
    content: withTokens(value),
    onUpdate: ({ editor: written }) => emit(written.getHTML()),
    editorProps: {
      handlePaste: (_view, { clipboardData }) => take(clipboardData),
      handleDrop: (_view, { dataTransfer }) => take(dataTransfer),
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': `${id}-label`,
        ...(describedBy && { 'aria-describedby': describedBy }),
        ...(error && { 'aria-invalid': 'true' }),
        ...(required && { 'aria-required': 'true' }),
      },
    },
  })
  const { sending, add } = usePictures(editor, onBusy)
  useEffect(() => {
    addFiles.current = (files) => void add(files)
  })
  useEffect(() => {
    if (!editor.isDestroyed) editor.setEditable(!disabled, false)
  }, [editor, disabled])

  // Not in `onCreate`, which the library calls later than the first focus.
  useEffect(() => {
    if (!editor.isDestroyed) opened.current.html = withoutEmptyEnd(editor.getHTML())
  }, [editor])

  const start = useEffectEvent(() => {
    // The library replaces an editor that was not mounted within a millisecond; its effects run once more for the new one.
    if (!startWith || editor.isDestroyed) return
    const { text, takesCursor } = startWith()
    editor.commands.setTextSelection(editor.state.doc.content.size)
    if (text) editor.view.dispatch(editor.state.tr.insertText(text))
    if (takesCursor) editor.view.focus()
  })
  useEffect(() => start(), [editor])

  // The value was replaced from outside, for example by an older version or by another user's.
  useEffect(() => {
    if (value === emitted.current || editor.isDestroyed) return
    emitted.current = value
    editor.commands.setContent(withTokens(value), { emitUpdate: false })
    opened.current = { value, html: withoutEmptyEnd(editor.getHTML()) }
  }, [editor, value])

  return (
    <Frame
      editor={editor}
      labels={labels}
      withCodeHighlightStyles={false}
      className={styles.editor}
      style={{ '--least-height': `${leastHeight}px` }}
      {...(error && { 'data-wrong': true })}
      classNames={{ toolbar: styles.toolbar, control: styles.control, content: styles.content }}
    >
      <RovingToolbar>
        <Frame.ControlsGroup>
          <Frame.Bold />
          <Frame.Italic />
          {!isTextOnly && <Frame.ColorPicker colors={colours} />}
        </Frame.ControlsGroup>
        <Frame.ControlsGroup>
          <Frame.OrderedList />
          <Frame.BulletList />
        </Frame.ControlsGroup>
        <Frame.ControlsGroup>
          <Frame.Link />
          {!isTextOnly && <EmbedControl editor={editor} />}
          {!isTextOnly && <PictureControl add={add} />}
        </Frame.ControlsGroup>
        {!isTextOnly && (
          <Frame.ControlsGroup>
            <Frame.Undo />
            <Frame.Redo />
          </Frame.ControlsGroup>
        )}
        {!isTextOnly && <PictureWidth editor={editor} />}
        {placeholders.length > 0 && (
          <PlaceholderPicker
            choices={placeholders}
            disabled={disabled ?? false}
            onPick={(key) => {
              // The dropdown first returns the focus to its button.
              requestAnimationFrame(() =>
                editor.chain().focus().insertContent({ type: 'placeholder', attrs: { key } }).run(),
              )
            }}
          />
        )}
      </RovingToolbar>
      <Frame.Content />
      {sending > 0 && (
        <p className={styles.busy} role="status">
          {t('general_editor_picture_sending', { count: sending })}
        </p>
      )}
    </Frame>
  )
}

const kit = {
  link: { openOnClick: false, autolink: true, defaultProtocol: 'https' },
  heading: false,
  blockquote: false,
  code: false,
  codeBlock: false,
  horizontalRule: false,
} as const

const textAlone = StarterKit.configure({ ...kit, undoRedo: false })

const extensionsFor = (placeholders: readonly PlaceholderChoice[]) => [
  StarterKit.configure(kit),
  TextStyle,
  Color,
  PictureNode,
  EmbedNode,
  PlaceholderNode.configure({ nameOf: (key) => placeholders.find((one) => one.key === key)?.title }),
]

const picturesIn = (transfer: DataTransfer | null): File[] =>
  [...(transfer?.files ?? [])].filter(({ type }) => allowedImageTypes.includes(type))

function PictureControl({ add }: { add: (files: readonly File[]) => Promise<void> }) {
  const t = useText()
  const input = useRef<HTMLInputElement>(null)
  const label = t('general_editor_picture')
  return (
    <>
      <Frame.Control aria-label={label} title={label} onClick={() => input.current?.click()}>
        <IconPhoto size={16} stroke={1.5} />
      </Frame.Control>
      <input
        ref={input}
        type="file"
        hidden
        accept={allowedImageTypes.join(',')}
        aria-label={label}
        onChange={({ currentTarget }) => {
          void add([...(currentTarget.files ?? [])])
          currentTarget.value = ''
        }}
      />
    </>
  )
}

/** Shown while a picture is selected. */
function PictureWidth({ editor }: { editor: Editor }) {
  const t = useText()
  const width = useEditorState({
    editor,
    selector: ({ editor: now }) => (now.isActive('image') ? Number(now.getAttributes('image')['width']) : null),
  })
  if (width === null) return null
  return (
    <NumberInput
      size="xs"
      className={styles.width}
      aria-label={t('general_editor_picture_width')}
      suffix=" px"
      min={1}
      max={pictureWidth.most}
      value={width}
      onChange={(typed) => {
        if (typeof typed === 'number' && typed >= 1) editor.commands.updateAttributes('image', { width: typed })
      }}
    />
  )
}

function EmbedControl({ editor }: { editor: Editor }) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  const html = useEditorState({
    editor,
    selector: ({ editor: now }) => (now.isActive('embed') ? String(now.getAttributes('embed')['html']) : null),
  })
  const label = t('general_editor_embed')
  return (
    <>
      <Frame.Control aria-label={label} title={label} active={html !== null} onClick={() => setOpen(true)}>
        <IconCodeDots size={16} stroke={1.5} />
      </Frame.Control>
      {isOpen && (
        <EmbedModal
          html={html ?? ''}
          close={() => setOpen(false)}
          keep={(written) => {
            setOpen(false)
            const chain = editor.chain().focus()
            if (html !== null) chain.updateAttributes('embed', { html: written }).run()
            else chain.insertContent({ type: 'embed', attrs: { html: written } }).run()
          }}
        />
      )}
    </>
  )
}
