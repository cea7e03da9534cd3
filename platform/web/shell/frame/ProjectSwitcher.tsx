// Shows the current project and links to the others; each project has its own address.

import { Menu } from '@mantine/core'
import { IconCheck, IconSelector } from '@tabler/icons-react'
import { useText } from '../../i18n/texts.ts'
import { LogoMark } from '../../ui/LogoMark.tsx'
import styles from './ProjectSwitcher.module.css'
import { useSession } from '../../api/session.ts'

export function ProjectSwitcher() {
  const t = useText()
  const { bootstrap } = useSession()
  const current = bootstrap.projects.find((project) => project.current)
  const name = current?.name ?? bootstrap.siteTitle
  if (bootstrap.projects.length < 2) return <span className={styles.name}>{name}</span>
  return (
    <Menu position="bottom-start" width={280}>
      <Menu.Target>
        <button type="button" className={styles.button} aria-label={t('shell_switch_project', { project: name })}>
          <span className={styles.name}>{name}</span>
          <IconSelector size={16} stroke={1.5} aria-hidden />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t('shell_projects')}</Menu.Label>
        {bootstrap.projects.map((project) => (
          <Menu.Item
            key={project.slug}
            component="a"
            href={project.url}
            leftSection={<LogoMark theme={project.theme} size={20} />}
            rightSection={project.current ? <IconCheck size={16} stroke={1.5} aria-hidden /> : null}
            aria-current={project.current || undefined}
          >
            {project.name}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
