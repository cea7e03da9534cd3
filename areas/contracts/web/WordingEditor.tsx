// Editor for the blocks of the wording: kind, condition, text with placeholders, order.

import { Button, Group, Menu, Stack } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useRef } from 'react'
import { useText } from '#platform/web/i18n/texts.ts'
import { blockKinds, type AgreementBlock } from '../rules/agreement-template.ts'
import { chaptersOf } from '../rules/chapters.ts'
import { BlockEditor } from './BlockEditor.tsx'
import { Chapter } from './Chapter.tsx'
import { VariableList } from './VariableList.tsx'

interface Props {
  path: string
  blocks: readonly AgreementBlock[]
  variables: readonly { key: string; name: string; group: string }[]
  errors: Record<string, string>
  onChange: (blocks: AgreementBlock[]) => void
}

export function WordingEditor({ path, blocks, variables, errors, onChange }: Props) {
  const t = useText()
  // Index of the block that was edited last; placeholders are inserted there.
  const last = useRef(blocks.length - 1)
  const change = (place: number, next: AgreementBlock) =>
    onChange(blocks.map((block, index) => (index === place ? next : block)))
  const move = (place: number, by: 1 | -1) => {
    const order = [...blocks]
    const [moved] = order.splice(place, 1)
    if (moved) order.splice(place + by, 0, moved)
    onChange(order)
  }
  const insert = (key: string) => {
    const block = blocks[last.current]
    if (block) change(last.current, { ...block, text: `${block.text} [${key}]`.trimStart() })
  }
  const editorOf = (place: number) => {
    const block = blocks[place]
    if (!block) return null
    return (
      <BlockEditor
        // Blocks have no names, so their index identifies them.
        key={place}
        name={`${path}.${place}.text`}
        number={place + 1}
        block={block}
        isFirst={place === 0}
        isLast={place === blocks.length - 1}
        error={errors[`${path}.${place}.text`]}
        onFocus={() => (last.current = place)}
        onChange={(next) => change(place, next)}
        onMove={(by) => move(place, by)}
        onRemove={() => onChange(blocks.filter((_, index) => index !== place))}
      />
    )
  }
  return (
    <Stack gap={12}>
      <VariableList variables={variables} onInsert={insert} />
      {chaptersOf(blocks).map(({ title, places }, number) => (
        <Chapter
          // Chapters move with their blocks, so their index identifies them.
          key={number}
          title={title || t('contracts_chapter_untitled')}
          count={places.length}
          hasErrors={places.some((place) => errors[`${path}.${place}.text`] !== undefined)}
        >
          {places.map((place) => editorOf(place))}
        </Chapter>
      ))}
      <Group>
        <Menu>
          <Menu.Target>
            <Button variant="default" leftSection={<IconPlus size={16} stroke={1.5} aria-hidden />}>
              {t('contracts_block_add')}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {blockKinds.map((kind) => (
              <Menu.Item key={kind} onClick={() => onChange([...blocks, { kind, when: 'always', text: '' }])}>
                {t(`contracts_kind_${kind}`)}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      </Group>
    </Stack>
  )
}
