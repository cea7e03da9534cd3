// Page behind the link to opt out. Opening it changes nothing; the button does.

import { Button, Radio, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CallFailed } from '#platform/web/api/call.ts'
import { queryOf } from '#platform/web/api/query.ts'
import { useParam } from '#platform/web/core/address.ts'
import { TextAreaField } from '#platform/web/form/fields/TextAreaField.tsx'
import { rememberMailedLanguage } from '#platform/web/i18n/mailed-language.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { DoneCard } from '#platform/web/kit/DoneCard.tsx'
import { Paragraph } from '#platform/web/kit/Paragraph.tsx'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import { LinkEnded } from '#platform/web/ui/states/LinkEnded.tsx'
import { getOptOut, type LinkKey } from '../../contract/links.ts'
import { useOptOut } from '../changes.ts'
import styles from './links.module.css'

export const load = rememberMailedLanguage

type Scope = 'project' | 'all'

export default function OptOutPage() {
  const t = useText()
  const link = { slug: useParam('projectSlug'), token: useParam('projectToken') }
  const query = useQuery({ ...queryOf(getOptOut, { params: link }), retry: false })
  const { data, error } = query
  if (!data && error instanceof CallFailed && (error.status === 404 || error.status === 410)) {
    return <LinkEnded purpose={t('investors_opt_out_title')} reason={error.message} />
  }
  if (!data) return <QueryView query={query} rows={5} />
  const { projectName, company, title, isOutOfProject, isOutOfAll } = data
  return (
    <article className={styles.page}>
      <p className={styles.over}>{projectName}</p>
      <h1 className={styles.title}>{t('investors_opt_out_title')}</h1>
      <p className={styles.lead}>{t('investors_opt_out_about', { company, title })}</p>
      {isOutOfAll ? (
        <DoneCard title={t('investors_opt_out_done_all')}>{t('investors_opt_out_done_text')}</DoneCard>
      ) : (
        <>
          {isOutOfProject && (
            <DoneCard title={t('investors_opt_out_done_project')}>{t('investors_opt_out_done_text')}</DoneCard>
          )}
          <Choice link={link} isOutOfProject={isOutOfProject} />
        </>
      )}
    </article>
  )
}

function Choice({ link, isOutOfProject }: { link: LinkKey; isOutOfProject: boolean }) {
  const t = useText()
  const [chosen, setChosen] = useState<Scope>('project')
  const [reason, setReason] = useState('')
  const leaving = useOptOut()
  const scope = isOutOfProject ? 'all' : chosen
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        leaving.mutate({ params: link, body: { scope, ...(reason.trim() && { reason: reason.trim() }) } })
      }}
    >
      {isOutOfProject ? (
        <Paragraph>{t('investors_opt_out_also_all')}</Paragraph>
      ) : (
        <Radio.Group
          label={t('investors_opt_out_question')}
          value={chosen}
          onChange={(value) => setChosen(value === 'all' ? 'all' : 'project')}
        >
          <Stack gap={8} mt={8}>
            <Radio value="project" label={t('investors_opt_out_project')} />
            <Radio value="all" label={t('investors_opt_out_all')} />
          </Stack>
        </Radio.Group>
      )}
      <TextAreaField
        label={t('investors_reason')}
        name="reason"
        value={reason}
        onChange={setReason}
        maxLength={500}
        rows={2}
      />
      <div>
        <Button type="submit" size="md" loading={leaving.isPending}>
          {t(scope === 'all' ? 'investors_opt_out_confirm_all' : 'investors_opt_out_confirm_project')}
        </Button>
      </div>
    </form>
  )
}
