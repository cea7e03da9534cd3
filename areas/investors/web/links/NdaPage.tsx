// Page on which an investor reads and signs the confidentiality agreement of a project. Colleagues may look at it.

import { Alert, Anchor, Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { memorandumPath } from '#areas/projects/rules/project-address.ts'
import { CallFailed } from '#platform/web/api/call.ts'
import { queryOf } from '#platform/web/api/query.ts'
import { useParam } from '#platform/web/core/address.ts'
import { formatDateTime } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { DoneCard } from '#platform/web/kit/DoneCard.tsx'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import { LinkEnded } from '#platform/web/ui/states/LinkEnded.tsx'
import { ndaBlocks } from '../../rules/nda-text.ts'
import { getNda, type NdaPage as Page } from '../../contract/nda.ts'
import { SignForm } from './SignForm.tsx'
import styles from './links.module.css'

export default function NdaPage() {
  const t = useText()
  const slug = useParam('projectSlug')
  const query = useQuery({ ...queryOf(getNda, { params: { slug } }), retry: false })
  const { data, error } = query
  if (!data && error instanceof CallFailed && error.status === 404) {
    return <LinkEnded purpose={t('screen_project_nda')} reason={error.message} />
  }
  if (!data) return <QueryView query={query} rows={8} />
  return (
    <article className={styles.page}>
      <p className={styles.over}>{data.projectName}</p>
      <h1 className={styles.title}>{t('investors_nda_title')}</h1>
      <p className={styles.lead}>{data.title}</p>
      {data.isPreview && <Alert color="blue">{t('investors_nda_preview')}</Alert>}
      <Agreement page={data} />
      <Signature page={data} />
    </article>
  )
}

function Agreement({ page: { paragraphs, version, validYears } }: { page: Page }) {
  const t = useText()
  return (
    <section className={styles.paper} aria-label={t('investors_nda_text')}>
      {ndaBlocks(paragraphs, t('investors_nda_title')).map((block, index) => {
        if (block.kind === 'list') {
          return (
            <ol key={index}>
              {block.items.map((text, place) => (
                <li key={place}>{text}</li>
              ))}
            </ol>
          )
        }
        return block.kind === 'heading' ? <h2 key={index}>{block.text}</h2> : <p key={index}>{block.text}</p>
      })}
      <p className={styles.soft}>{t('investors_nda_version', { version, years: validYears })}</p>
    </section>
  )
}

function Signature({ page }: { page: Page }) {
  const t = useText()
  const { slug, signed, canSign, mayRead, isPreview } = page
  if (signed) {
    return (
      <>
        <DoneCard title={t('investors_nda_signed_title')}>
          {t('investors_nda_signed_text', {
            name: signed.name,
            at: formatDateTime(signed.at),
            version: signed.version,
          })}
        </DoneCard>
        {mayRead && <MemorandumButton slug={slug} />}
      </>
    )
  }
  if (!canSign.allowed && !isPreview) {
    return (
      <>
        <Alert color="yellow">{canSign.reason}</Alert>
        {mayRead && <MemorandumButton slug={slug} />}
      </>
    )
  }
  return (
    <>
      <SignForm page={page} />
      {isPreview && (
        <Anchor component={Link} to={memorandumPath(slug)}>
          {t('investors_open_memorandum')}
        </Anchor>
      )}
    </>
  )
}

function MemorandumButton({ slug }: { slug: string }) {
  const t = useText()
  return (
    <div>
      <Button component={Link} to={memorandumPath(slug)} size="md">
        {t('investors_open_memorandum')}
      </Button>
    </div>
  )
}
