// Choice of the grouping. It is part of the list's address, so saved views keep it.

import { NativeSelect } from '@mantine/core'
import { useText } from '../../i18n/texts.ts'
import { useListContext } from '../list-context.ts'
import styles from './groups.module.css'

export function GroupChoice() {
  const t = useText()
  const { definition, groupsEndpoint, list, change } = useListContext()
  const { groupings = [] } = definition
  if (!groupsEndpoint || groupings.length === 0) return null
  return (
    <NativeSelect
      size="xs"
      className={styles.choice}
      aria-label={t('table_group')}
      value={list.group}
      onChange={(event) => change({ group: event.currentTarget.value })}
      data={[
        { value: '', label: t('table_group_none') },
        ...groupings.map(({ value, displayName }) => ({ value, label: t('table_group_by', { name: displayName }) })),
      ]}
    />
  )
}
