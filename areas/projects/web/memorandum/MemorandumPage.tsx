// The whole memorandum of a project, for admitted investors and for colleagues, on white.

import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { IconDownload, IconFile, IconPresentation } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import { ProtectedImage } from '#areas/files/web/public.tsx'
import { download } from '#platform/web/api/download.ts'
import { queryOf } from '#platform/web/api/query.ts'
import { tellFailure } from '#platform/web/api/tell-failure.ts'
import { useParam } from '#platform/web/core/address.ts'
import { formatDate } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { KeyValueList } from '#platform/web/ui/KeyValueList.tsx'
import { PhoneLink } from '#platform/web/ui/PhoneLink.tsx'
import { ScreenLink } from '#platform/web/ui/ScreenLink.tsx'
import { showPaper } from '#platform/web/viewer/viewer.ts'
import { LoadingRows } from '#platform/web/ui/states/LoadingRows.tsx'
import { getMemorandumPage, printMemorandum, type Memorandum } from '../../contract/public.ts'
import { pitchPath } from '../../rules/project-address.ts'
import { FigureTiles } from '../details/FiguresSection.tsx'
import { ClosedMemorandum } from './ClosedMemorandum.tsx'
import { fileAddressOf } from './file-address.ts'
import { useReportOpening } from './use-report-opening.ts'
import styles from './MemorandumPage.module.css'

export default function MemorandumPage() {
  const slug = useParam('projectSlug')
  const { data, error, refetch } = useQuery({
    ...queryOf(getMemorandumPage, { params: { slug } }),
    meta: { isShownByScreen: true },
  })
  useReportOpening(slug, 'memorandum', data !== undefined)
  if (data) return <Whole memorandum={data} />
  if (error) return <ClosedMemorandum slug={slug} failure={error} retry={() => void refetch()} />
  return <LoadingRows rows={10} />
}

function Whole({ memorandum }: { memorandum: Memorandum }) {
  const t = useText()
  const { title, address, city, summary, highlights, facts, texts, criteria, keyDates, pictures, slug } = memorandum
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <p className={styles.place}>{[address, city].filter(Boolean).join(', ')}</p>
        <h1 className={styles.title} tabIndex={-1} data-page-title>
          {title}
        </h1>
        <Actions slug={slug} />
      </header>
      {pictures.length > 0 && (
        <ul className={styles.pictures} aria-label={t('projects_gallery')}>
          {pictures.map(({ id, alt }, index) => (
            <li key={id}>
              <ProtectedImage
                src={`${fileAddressOf(slug, id)}?size=${index === 0 ? 'web' : 'thumb'}`}
                alt={alt}
                className={styles.picture}
              />
            </li>
          ))}
        </ul>
      )}
      <p className={styles.lead}>{summary}</p>
      <ul className={styles.highlights}>
        {highlights.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {memorandum.keyFigures.length > 0 && (
        <Part title={t('projects_key_figures')}>
          <FigureTiles figures={memorandum.keyFigures} />
        </Part>
      )}
      <Part title={t('projects_facts')}>
        <KeyValueList columns={2} items={facts} />
      </Part>
      {texts.map(({ key, text }) => (
        <Part key={key} title={t(`projects_text_${key}`)}>
          <p className={styles.text}>{text}</p>
        </Part>
      ))}
      <Part title={t('projects_key_dates')}>
        <KeyValueList
          columns={2}
          items={keyDates.map(({ key, day }) => ({ label: t(`projects_field_${key}`), value: formatDate(day) }))}
        />
        <p className={styles.note}>{t('projects_offers_bind_nobody')}</p>
      </Part>
      {criteria.length > 0 && (
        <Part title={t('projects_criteria')}>
          <ul className={styles.highlights}>
            {criteria.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Part>
      )}
      <Documents memorandum={memorandum} />
      <Contacts memorandum={memorandum} />
    </article>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part} aria-label={title}>
      <h2 className={styles.heading}>{title}</h2>
      {children}
    </section>
  )
}

function Actions({ slug }: { slug: string }) {
  const t = useText()
  const [isPrinting, setPrinting] = useState(false)
  const print = async () => {
    setPrinting(true)
    await download(printMemorandum.path.replace(':slug', slug), { method: 'POST', body: {} }).catch(tellFailure)
    setPrinting(false)
  }
  return (
    <div className={styles.actions}>
      <Button
        variant="default"
        loading={isPrinting}
        leftSection={<IconDownload size={16} stroke={1.5} aria-hidden />}
        onClick={() => void print()}
      >
        {t('projects_memorandum_pdf')}
      </Button>
      <ScreenLink to={pitchPath(slug)} className={styles.link}>
        <IconPresentation size={18} stroke={1.5} aria-hidden />
        {t('projects_pitch')}
      </ScreenLink>
      <span className={styles.note}>{t('projects_memorandum_marked')}</span>
    </div>
  )
}

function Documents({ memorandum: { slug, files } }: { memorandum: Memorandum }) {
  const t = useText()
  if (files.length === 0) return null
  return (
    <Part title={t('projects_documents')}>
      <ul className={styles.files}>
        {files.map(({ id, name }) => (
          <li key={id}>
            <button
              type="button"
              className={styles.link}
              onClick={() => void showPaper({ address: fileAddressOf(slug, id), name })}
            >
              <IconFile size={18} stroke={1.5} aria-hidden />
              {name}
            </button>
          </li>
        ))}
      </ul>
    </Part>
  )
}

function Contacts({ memorandum: { contacts } }: { memorandum: Memorandum }) {
  const t = useText()
  return (
    <Part title={t('projects_teaser_contact')}>
      <div className={styles.contacts}>
        {contacts.map(({ name, email, phone }) => (
          <address key={`${name} ${email}`} className={styles.contact}>
            <span>{name}</span>
            {phone && <PhoneLink number={phone} />}
            {email && <a href={`mailto:${email}`}>{email}</a>}
          </address>
        ))}
      </div>
    </Part>
  )
}
