// Editor for the blocks of the wording. One picker inserts placeholders into the block that was edited last.

import { Button, Group, Menu, Stack } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useMemo, useRef } from 'react'
import { useText } from '#platform/web/i18n/texts.ts'
import { PlaceholderPicker } from '#platform/web/rich-text/PlaceholderPicker.tsx'
import { blockKinds, type AgreementBlock } from '../rules/agreement-template.ts'
import { chaptersOf } from '../rules/chapters.ts'
import { BlockEditor } from './BlockEditor.tsx'
import { Chapter } from './Chapter.tsx'
import styles from './WordingEditor.module.css'

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
  const inserting = useRef(new Map<number, (key: string) => void>())
  const placeholders = useMemo(
    () => variables.map(({ key, name, group }) => ({ key, title: name, group: t(`contracts_group_${group}`) })),
    [variables, t],
  )
  const change = (place: number, next: AgreementBlock) =>
    onChange(blocks.map((block, index) => (index === place ? next : block)))
  const move = (place: number, by: 1 | -1) => {
    const order = [...blocks]
    const [moved] = order.splice(place, 1)
    if (moved) order.splice(place + by, 0, moved)
    onChange(order)
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
        placeholders={placeholders}
        register={(insert) => {
          inserting.current.set(place, insert)
          return () => inserting.current.delete(place)
        }}
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
      <div className={styles.tools}>
        <PlaceholderPicker choices={placeholders} onPick={(key) => inserting.current.get(last.current)?.(key)} />
        <p className={styles.note}>{t('contracts_variables_text')}</p>
      </div>
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
