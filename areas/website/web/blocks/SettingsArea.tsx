// Settings of the selected block, or of the page.

import { Switch } from '@mantine/core'
import { IconCopy, IconTrash } from '@tabler/icons-react'
import { ElementHead } from '#platform/web/builder/ElementHead.tsx'
import { MarksRequired } from '#platform/web/form/field-props.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import type { Block } from '../../rules/content.ts'
import { besideBlock, withCopy, withoutBlock } from '../../rules/page-edits.ts'
import { blockTitle, kindText } from '../builder/block-words.ts'
import { useBlockChange, useContent, useEditing, useEditorState } from '../builder/editor-context.ts'
import { WordsField } from '../fields/WordsField.tsx'
import { BlockFields } from './BlockFields.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { PageSettings } from './PageSettings.tsx'
import styles from './Settings.module.css'

export function SettingsArea() {
  const chosen = useEditorState((state) => state.chosen)
  const { blocks } = useContent()
  const block = blocks.find(({ id }) => id === chosen)
  return (
    // All fields are optional here: what is missing is named before publishing.
    <MarksRequired value>
      <div className={styles.settings}>{block ? <BlockSettings key={block.id} block={block} /> : <PageSettings />}</div>
    </MarksRequired>
  )
}

function BlockSettings({ block }: { block: Block }) {
  const t = useText()
  const { editor } = useEditing()
  const language = useEditorState((state) => state.language)
  const change = useBlockChange(block.id)
  const { id, kind, title, isHidden, isInMenu } = block
  const name = blockTitle(t, block, language)
  const copy = () => {
    const made = withCopy(editor.now().history.present, id)
    if (made) editor.edit(made.id, () => made.page)
  }
  const remove = () => {
    const { present } = editor.now().history
    const beside = besideBlock(present, id)
    editor.edit(id, (page) => withoutBlock(page, id))
    editor.choose(beside)
  }
  const tools = (
    <>
      {kind !== 'opening' && (
        <IconButton label={t('website_copy_block', { title: name })} onClick={copy}>
          <IconCopy size={17} stroke={1.5} />
        </IconButton>
      )}
      <IconButton label={t('website_remove_block', { title: name })} onClick={remove}>
        <IconTrash size={17} stroke={1.5} />
      </IconButton>
    </>
  )
  return (
    <>
      <ElementHead kind={t(kindText(kind))} title={name} tools={tools} />
      <LanguageSwitch />
      <WordsField
        label={t('website_field_title')}
        name="title"
        value={title}
        onChange={(next, about) => change({ title: next }, about)}
      />
      <BlockFields block={block} onChange={change} />
      {kind !== 'opening' && (
        <Switch
          label={t('website_field_isInMenu')}
          checked={isInMenu}
          onChange={(event) => change({ isInMenu: event.currentTarget.checked })}
        />
      )}
      <Switch
        label={t('website_field_isHidden')}
        checked={isHidden}
        onChange={(event) => change({ isHidden: event.currentTarget.checked })}
      />
    </>
  )
}
