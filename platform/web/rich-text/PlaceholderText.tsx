// Plain text of several lines with placeholders as chips, such as a paragraph of a contract. Its value is the text with
// `[place_x]`.

import { EditorContent, useEditor } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { memo, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { fieldId } from '../form/field-props.ts'
import { asLines, plainDocument } from './plain-document.ts'
import { PlaceholderNode } from './placeholder-node.ts'
import type { PlaceholderChoice } from './PlaceholderPicker.tsx'
import styles from './RichText.module.css'

interface Props {
  name: string
  label: string
  value: string
  onChange: (value: string) => void
  placeholders: readonly PlaceholderChoice[]
  /** Shown while the text is empty. */
  hint?: string
  isStrong?: boolean
  error?: string | undefined
  onFocus?: () => void
  /** Receives the function that inserts a placeholder at the cursor; returns its removal. */
  register: (insert: (key: string) => void) => () => void
}

/** Memoised: a wording has many of them, and each holds an editor. Its functions must stay the same between renders. */
export const PlaceholderText = memo(function PlaceholderText(props: Props) {
  const { name, label, value, onChange, placeholders, hint = '', isStrong = false, error, onFocus, register } = props
  const errorId = useId()
  const emitted = useRef(value)
  const emit = useEffectEvent((text: string) => {
    emitted.current = text
    onChange(text)
  })
  const focused = useEffectEvent(() => onFocus?.())
  const [extensions] = useState(() => [
    StarterKit.configure(textOnly),
    PlaceholderNode.configure({ nameOf: (key) => placeholders.find((one) => one.key === key)?.title }),
  ])
  const editor = useEditor({
    extensions,
    content: plainDocument(value),
    onUpdate: ({ editor: written }) => emit(written.getText(asLines)),
    onFocus: () => focused(),
    editorProps: {
      attributes: {
        id: fieldId(name),
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        'data-hint': hint,
        ...(hint && { 'aria-placeholder': hint }),
        ...(error && { 'aria-invalid': 'true', 'aria-describedby': errorId }),
      },
    },
  })
  // The value was replaced from outside, for example when blocks were moved.
  useEffect(() => {
    if (value === emitted.current || editor.isDestroyed) return
    emitted.current = value
    editor.commands.setContent(plainDocument(value), { emitUpdate: false })
  }, [editor, value])
  const enlist = useEffectEvent(() =>
    register((key) => {
      // The dropdown of the picker first returns the focus to its button.
      requestAnimationFrame(() => editor.chain().focus().insertContent({ type: 'placeholder', attrs: { key } }).run())
    }),
  )
  useEffect(() => enlist(), [editor])
  return (
    <div>
      <EditorContent
        editor={editor}
        className={styles.plain}
        {...(isStrong && { 'data-strong': true })}
        {...(error && { 'data-wrong': true })}
      />
      {error && (
        <p className={styles.fault} id={errorId}>
          {error}
        </p>
      )}
    </div>
  )
})

const textOnly = {
  blockquote: false,
  bold: false,
  bulletList: false,
  code: false,
  codeBlock: false,
  hardBreak: false,
  heading: false,
  horizontalRule: false,
  italic: false,
  link: false,
  listItem: false,
  listKeymap: false,
  orderedList: false,
  strike: false,
  trailingNode: false,
  underline: false,
} as const
