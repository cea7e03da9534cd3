// Summary of the person's request, shown after sending and later through the mailed link.

import { Button } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { rememberMailedLanguage } from '#platform/web/i18n/mailed-language.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { useAddress } from '#platform/web/core/address.ts'
import { KeyValueList } from '#platform/web/ui/KeyValueList.tsx'
import type { CriteriaForm, LinkKey } from '../../contract/public-form.ts'
import { criteriaFacts } from './criteria-facts.ts'
import { LinkedPage } from './LinkedPage.tsx'
import styles from './PublicCriteria.module.css'

export const load = rememberMailedLanguage

export default function CriteriaPreviewPage() {
  const t = useText()
  return (
    <LinkedPage titleOf={() => t('waitlist_preview_title')}>
      {(form, link) => <Preview form={form} link={link} />}
    </LinkedPage>
  )
}

function Preview({ form, link: { uuid, token } }: { form: CriteriaForm; link: LinkKey }) {
  const t = useText()
  const { search } = useAddress()
  const isFilled = form.filledAt !== null || form.progress_state === 'waitlist.accepted'
  return (
    <div className={styles.form}>
      {search['sent'] && (
        <div className={styles.done} role="status">
          <IconCircleCheck size={28} stroke={1.5} aria-hidden />
          <div>
            <p className={styles.doneTitle}>{t('waitlist_sent_title')}</p>
            <p className={styles.doneText}>{t('waitlist_sent_text')}</p>
          </div>
        </div>
      )}
      <p className={styles.lead}>{t(isFilled ? `waitlist_preview_${leadOf(form)}` : 'waitlist_preview_empty')}</p>
      {isFilled && (
        <div className={styles.facts}>
          <KeyValueList items={[...criteriaFacts(t, form.data), ...form.said]} />
        </div>
      )}
      <div className={styles.buttons}>
        <Button component={Link} to={`/action/${uuid}/${token}/waitlist-criteria-form`} size="md">
          {t(isFilled ? 'waitlist_preview_change' : 'waitlist_preview_fill')}
        </Button>
        <Button component={Link} to={`/action/${uuid}/${token}/waitlist-public-decline`} size="md" variant="default">
          {t('waitlist_leave_title')}
        </Button>
      </div>
    </div>
  )
}

const leadOf = ({ progress_state: state }: CriteriaForm) =>
  state === 'waitlist.accepted' ? 'accepted' : state === 'new' ? 'new' : 'sent'
