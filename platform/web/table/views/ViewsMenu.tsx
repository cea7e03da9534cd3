// Saved views: the person's own and the team's. A view whose filters or sorting were changed is marked and can be
// saved again.

import { Button, Menu } from '@mantine/core'
import {
  IconBookmark,
  IconCheck,
  IconChevronDown,
  IconDeviceFloppy,
  IconLink,
  IconPencil,
  IconTrash,
  IconPlus,
} from '@tabler/icons-react'
import { useState } from 'react'
import type { SavedView } from '#platform/contract/table.ts'
import { useText } from '../../i18n/texts.ts'
import { RenameViewModal } from './RenameViewModal.tsx'
import { SaveViewModal } from './SaveViewModal.tsx'
import { useViews } from './use-views.ts'
import styles from './ViewsMenu.module.css'

export function ViewsMenu() {
  const t = useText()
  const { views, current, isChanged, open, saveAgain, remove, copyLink } = useViews()
  const [isNaming, name] = useState(false)
  const [renamed, rename] = useState<SavedView>()
  const group = (title: string, shown: SavedView[]) =>
    shown.length > 0 && (
      <>
        <Menu.Label>{title}</Menu.Label>
        {shown.map((view) => (
          <Menu.Item
            key={view.id}
            leftSection={<IconCheck size={16} stroke={1.75} opacity={view === current ? 1 : 0} aria-hidden />}
            aria-current={view === current}
            onClick={() => open(view)}
          >
            {view.name}
          </Menu.Item>
        ))}
      </>
    )
  return (
    <>
      <Menu position="bottom-end" shadow="md" width={260}>
        <Menu.Target>
          <Button
            variant="default"
            leftSection={<IconBookmark size={16} stroke={1.5} aria-hidden />}
            rightSection={<IconChevronDown size={15} stroke={1.5} aria-hidden />}
          >
            <span className={styles.name}>{current?.name ?? t('table_views')}</span>
            {isChanged && (
              <span className={styles.changed} title={t('table_view_changed')}>
                <span className="visually-hidden">{t('table_view_changed')}</span>
              </span>
            )}
          </Button>
        </Menu.Target>
        <Menu.Dropdown className={styles.views}>
          {group(
            t('table_views_mine'),
            views.filter((view) => view.mine),
          )}
          {group(
            t('table_views_team'),
            views.filter((view) => !view.mine),
          )}
          {views.length > 0 && <Menu.Divider />}
          {current?.mine && isChanged && (
            <Menu.Item
              leftSection={<IconDeviceFloppy size={16} stroke={1.5} aria-hidden />}
              onClick={() => saveAgain(current)}
            >
              {t('table_view_save_changes', { name: current.name })}
            </Menu.Item>
          )}
          <Menu.Item leftSection={<IconPlus size={16} stroke={1.5} aria-hidden />} onClick={() => name(true)}>
            {t('table_view_save_as')}
          </Menu.Item>
          <Menu.Item leftSection={<IconLink size={16} stroke={1.5} aria-hidden />} onClick={copyLink}>
            {t('table_copy_link')}
          </Menu.Item>
          {current?.mine && (
            <Menu.Item leftSection={<IconPencil size={16} stroke={1.5} aria-hidden />} onClick={() => rename(current)}>
              {t('table_view_rename', { name: current.name })}
            </Menu.Item>
          )}
          {current?.mine && (
            <Menu.Item
              color="var(--q-red-ink)"
              leftSection={<IconTrash size={16} stroke={1.5} aria-hidden />}
              onClick={() => void remove(current)}
            >
              {t('table_view_delete', { name: current.name })}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {renamed && <RenameViewModal view={renamed} onClose={() => rename(undefined)} />}
      {isNaming && <SaveViewModal onClose={() => name(false)} />}
    </>
  )
}
