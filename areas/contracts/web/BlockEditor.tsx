// Editor for one block of the wording.

import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react'
import { fieldId } from '#platform/web/form/field-props.ts'
import { GrowingText } from '#platform/web/form/fields/GrowingText.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { blockConditions, blockKinds, type AgreementBlock } from '../rules/agreement-template.ts'
import styles from './BlockEditor.module.css'

interface Props {
  name: string
  number: number
  block: AgreementBlock
  isFirst: boolean
  isLast: boolean
  error: string | undefined
  onFocus: () => void
  onChange: (block: AgreementBlock) => void
  onMove: (by: 1 | -1) => void
  onRemove: () => void
}

const drawn: readonly AgreementBlock['kind'][] = ['parties', 'rents', 'signatures']

export function BlockEditor({ name, number, block, isFirst, isLast, error, ...on }: Props) {
  const t = useText()
  const { kind, when, text } = block
  return (
    <div className={styles.block} data-kind={kind}>
      <div className={styles.head}>
        <select
          className={styles.choice}
          aria-label={t('contracts_block_kind', { number })}
          value={kind}
          onChange={(event) => {
            const chosen = blockKinds.find((one) => one === event.currentTarget.value)
            if (chosen) on.onChange({ ...block, kind: chosen })
          }}
        >
          {blockKinds.map((one) => (
            <option key={one} value={one}>
              {t(`contracts_kind_${one}`)}
            </option>
          ))}
        </select>
        <select
          className={styles.choice}
          aria-label={t('contracts_block_when', { number })}
          value={when}
          onChange={(event) => {
            const chosen = blockConditions.find((one) => one === event.currentTarget.value)
            if (chosen) on.onChange({ ...block, when: chosen })
          }}
        >
          {blockConditions.map((one) => (
            <option key={one} value={one}>
              {t(`contracts_when_${one}`)}
            </option>
          ))}
        </select>
        <span className={styles.tools}>
          {!isFirst && (
            <IconButton label={t('contracts_block_up', { number })} onClick={() => on.onMove(-1)}>
              <IconArrowUp size={16} stroke={1.5} />
            </IconButton>
          )}
          {!isLast && (
            <IconButton label={t('contracts_block_down', { number })} onClick={() => on.onMove(1)}>
              <IconArrowDown size={16} stroke={1.5} />
            </IconButton>
          )}
          <IconButton label={t('contracts_block_remove', { number })} onClick={on.onRemove}>
            <IconTrash size={16} stroke={1.5} />
          </IconButton>
        </span>
      </div>
      <GrowingText
        id={fieldId(name)}
        aria-label={t('contracts_block_text', { number })}
        rows={kind === 'text' ? 2 : 1}
        value={text}
        placeholder={drawn.includes(kind) ? t('contracts_block_drawn') : ''}
        error={error ?? null}
        onFocus={on.onFocus}
        onChange={(event) => on.onChange({ ...block, text: event.currentTarget.value })}
      />
    </div>
  )
}
