// Menu that adds a block after the selected one.

import { Button, Menu } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useText } from '#platform/web/i18n/texts.ts'
import { blockKinds } from '../../rules/blocks.ts'
import { mostBlocks, type BlockKind } from '../../rules/content.ts'
import { withNewBlock } from '../../rules/page-edits.ts'
import { blockIcons } from './block-icons.ts'
import { kindText } from './block-words.ts'
import { useContent, useEditing } from './editor-context.ts'

export function AddBlock({ onAdded }: { onAdded: () => void }) {
  const t = useText()
  const { editor } = useEditing()
  const { blocks } = useContent()
  const hasOpening = blocks.some(({ kind }) => kind === 'opening')
  const add = (kind: BlockKind) => {
    const { history, chosen } = editor.now()
    const { page, id } = withNewBlock(history.present, kind, chosen)
    editor.edit(id, () => page)
    onAdded()
  }
  return (
    <Menu width={280} position="bottom-start">
      <Menu.Target>
        <Button
          variant="default"
          size="compact-md"
          mt={12}
          leftSection={<IconPlus size={16} stroke={1.5} aria-hidden />}
          disabled={blocks.length >= mostBlocks}
        >
          {t('website_add_block')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {blockKinds.map((kind) => {
          const Icon = blockIcons[kind]
          return (
            <Menu.Item
              key={kind}
              leftSection={<Icon size={16} stroke={1.5} aria-hidden />}
              disabled={kind === 'opening' && hasOpening}
              onClick={() => add(kind)}
            >
              {t(kindText(kind))}
            </Menu.Item>
          )
        })}
      </Menu.Dropdown>
    </Menu>
  )
}
