// Menu at the left margin of a block: its kind, its condition, its place.

import { ActionIcon, Menu, Tooltip } from '@mantine/core'
import {
  IconAlignLeft,
  IconArrowDown,
  IconArrowUp,
  IconCoin,
  IconH1,
  IconH2,
  IconSignature,
  IconTrash,
  IconUsers,
  type Icon,
} from '@tabler/icons-react'
import { useText } from '#platform/web/i18n/texts.ts'
import { blockConditions, blockKinds, type AgreementBlock } from '../rules/agreement-template.ts'

interface Props {
  number: number
  block: AgreementBlock
  isFirst: boolean
  isLast: boolean
  onChange: (block: AgreementBlock) => void
  onMove: (by: 1 | -1) => void
  onRemove: () => void
}

const signs: Record<AgreementBlock['kind'], Icon> = {
  title: IconH1,
  heading: IconH2,
  text: IconAlignLeft,
  parties: IconUsers,
  rents: IconCoin,
  signatures: IconSignature,
}

export function BlockMenu({ number, block, isFirst, isLast, onChange, onMove, onRemove }: Props) {
  const t = useText()
  const { kind, when } = block
  const Sign = signs[kind]
  const label = t('contracts_block_menu', {
    number,
    kind: t(`contracts_kind_${kind}`),
    when: t(`contracts_when_${when}`),
  })
  return (
    <Menu position="bottom-start" width={280}>
      <Menu.Target>
        <Tooltip label={label}>
          <ActionIcon variant="subtle" color="gray" size={34} aria-label={label}>
            <Sign size={18} stroke={1.5} />
          </ActionIcon>
        </Tooltip>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t('contracts_block_kind', { number })}</Menu.Label>
        <Menu.RadioGroup
          value={kind}
          onChange={(value) => {
            const chosen = blockKinds.find((one) => one === value)
            if (chosen) onChange({ ...block, kind: chosen })
          }}
        >
          {blockKinds.map((one) => (
            <Menu.RadioItem key={one} value={one}>
              {t(`contracts_kind_${one}`)}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
        <Menu.Divider />
        <Menu.Label>{t('contracts_block_when', { number })}</Menu.Label>
        <Menu.RadioGroup
          value={when}
          onChange={(value) => {
            const chosen = blockConditions.find((one) => one === value)
            if (chosen) onChange({ ...block, when: chosen })
          }}
        >
          {blockConditions.map((one) => (
            <Menu.RadioItem key={one} value={one}>
              {t(`contracts_when_${one}`)}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
        <Menu.Divider />
        {!isFirst && (
          <Menu.Item leftSection={<IconArrowUp size={16} stroke={1.5} aria-hidden />} onClick={() => onMove(-1)}>
            {t('contracts_block_up', { number })}
          </Menu.Item>
        )}
        {!isLast && (
          <Menu.Item leftSection={<IconArrowDown size={16} stroke={1.5} aria-hidden />} onClick={() => onMove(1)}>
            {t('contracts_block_down', { number })}
          </Menu.Item>
        )}
        <Menu.Item color="red" leftSection={<IconTrash size={16} stroke={1.5} aria-hidden />} onClick={onRemove}>
          {t('contracts_block_remove', { number })}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
