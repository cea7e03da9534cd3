// A template in the list: title, default state, missing placeholders, and actions.

import type { ReceivedResponseOf } from '#platform/contract/endpoint.ts'
import { languages } from '#platform/rules/project-type.ts'
import { formatDateTime } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { ActionMenu } from '#platform/web/ui/ActionMenu.tsx'
import { ScreenLink } from '#platform/web/ui/ScreenLink.tsx'
import { StateBadge } from '#platform/web/ui/StateBadge.tsx'
import type { listMailTemplates } from '../contract/templates.ts'
import { addressOf } from './addresses.ts'
import styles from './Templates.module.css'
import { useChangeMailTemplates } from './use-template-actions.ts'

type Template = ReceivedResponseOf<typeof listMailTemplates>['templates'][number]

export function TemplateRow({ template, isFree }: { template: Template; isFree: boolean }) {
  const t = useText()
  const { actions, isBusy } = useChangeMailTemplates(template, { isFree })
  const { id, title, isDefault, isActive, changedAt, changedBy } = template
  const missing = languages.filter((language) => !template.languages.includes(language))
  const date = formatDateTime(changedAt)
  return (
    <li className={styles.template}>
      <div className={styles.about}>
        <ScreenLink to={addressOf.template(id)}>{title}</ScreenLink>
        <span className={styles.badges}>
          {isDefault && <StateBadge state="default" tone="green" title={t('mail_templates_goes_out')} />}
          {!isActive && <StateBadge state="off" tone="grey" title={t('mail_templates_is_switched_off')} />}
          {missing.map((language) => (
            <StateBadge
              key={language}
              state="missing"
              tone="amber"
              title={t('mail_templates_language_missing', { language: t(`general_language_${language}`) })}
            />
          ))}
        </span>
      </div>
      <span className={styles.changed}>
        {changedBy
          ? t('mail_templates_changed_by', { date, name: changedBy })
          : t('mail_templates_changed_on', { date })}
      </span>
      <ActionMenu label={t('general_more_actions', { title })} actions={actions} isBusy={isBusy} />
    </li>
  )
}
