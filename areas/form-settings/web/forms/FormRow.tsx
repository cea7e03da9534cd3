// A row of the forms list with its summary and actions.

import { useState } from 'react'
import { useChange } from '#platform/web/api/query.ts'
import { formatDate } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { ActionMenu } from '#platform/web/ui/ActionMenu.tsx'
import { ScreenLink } from '#platform/web/ui/ScreenLink.tsx'
import { StateBadge } from '#platform/web/ui/StateBadge.tsx'
import type { FormSummary } from '../../contract/form-shapes.ts'
import { changeForms, getForms, getFormsOfKind } from '../../contract/forms.ts'
import { FormNameModal } from './FormNameModal.tsx'
import styles from './FormRow.module.css'

export function FormRow({ form }: { form: FormSummary }) {
  const t = useText()
  const [naming, setNaming] = useState<'change' | 'duplicate' | null>(null)
  const change = useChange(changeForms, { stale: [getForms, getFormsOfKind] })
  const { id, name, published, draft, usage, isDefault, isActive, template } = form
  const act = (action: 'set_default' | 'activate' | 'deactivate') => change.mutate({ body: { action, formId: id } })
  const actions = [
    { key: 'change', title: t('form_settings_rename'), allowed: true, run: () => setNaming('change') },
    { key: 'duplicate', title: t('form_settings_duplicate'), allowed: true, run: () => setNaming('duplicate') },
    {
      key: 'default',
      title: t('form_settings_set_default'),
      allowed: !isDefault && isActive && published !== null,
      reason: isDefault
        ? t('form_settings_default_already')
        : published === null
          ? t('form_settings_publish_before')
          : isActive
            ? null
            : t('form_settings_activate_before'),
      run: () => act('set_default'),
    },
    {
      key: 'active',
      title: t(isActive ? 'form_settings_deactivate' : 'form_settings_activate'),
      allowed: !(isDefault && isActive),
      reason: isDefault && isActive ? t('form_settings_default_stays_on') : null,
      run: () => act(isActive ? 'deactivate' : 'activate'),
    },
  ]
  const facts = [
    published
      ? t('form_settings_published_on', { number: published.versionNumber, date: formatDate(published.publishedAt) })
      : t('form_settings_never_published'),
    usage.objects > 0 ? t('form_settings_objects_count', { count: usage.objects }) : '',
    usage.drafts > 0 ? t('form_settings_drafts', { count: usage.drafts }) : '',
    usage.applications > 0 ? t('form_settings_applications', { count: usage.applications }) : '',
    template === 'lsz' ? t('form_settings_template_lsz') : '',
  ]
  return (
    <li className={styles.form} data-off={!isActive || undefined}>
      <div className={styles.about}>
        <div className={styles.names}>
          <ScreenLink to={`/project-settings/form-settings/forms/${id}`} className={styles.name}>
            {name}
          </ScreenLink>
          {isDefault && <StateBadge state="default" tone="green" title={t('form_settings_default')} />}
          {draft && <StateBadge state="draft" tone="amber" title={t('form_settings_draft_waits')} />}
          {!isActive && <StateBadge state="inactive" title={t('form_settings_inactive')} />}
        </div>
        <p className={styles.facts}>{facts.filter(Boolean).join(' · ')}</p>
      </div>
      <ActionMenu label={t('form_settings_more_of', { name })} actions={actions} isBusy={change.isPending} />
      {naming && <FormNameModal form={form} action={naming} onClose={() => setNaming(null)} />}
    </li>
  )
}
