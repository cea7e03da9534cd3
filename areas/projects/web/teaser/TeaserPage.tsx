// The public teaser of a project: anonymous, with the town instead of the address, and the way to the agreement.

import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { IconHomeOff } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { CallFailed } from '#platform/web/api/call.ts'
import { queryOf } from '#platform/web/api/query.ts'
import { useParam } from '#platform/web/core/address.ts'
import { formatDate, formatMoney } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { Notice } from '#platform/web/kit/Notice.tsx'
import { PhoneLink } from '#platform/web/ui/PhoneLink.tsx'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { FailedState } from '#platform/web/ui/states/FailedState.tsx'
import { LoadingRows } from '#platform/web/ui/states/LoadingRows.tsx'
import { getProjectTeaser, getTeaserPicture, type Teaser } from '../../contract/public.ts'
import { figureText } from '../../rules/figure-text.ts'
import { entryPath } from '../../rules/project-address.ts'
import styles from './TeaserPage.module.css'

const TownMap = lazy(async () => ({ default: (await import('#areas/maps/web/public.tsx')).TownMap }))

export default function TeaserPage() {
  const slug = useParam('projectSlug')
  const { data: teaser, error, refetch } = useQuery(queryOf(getProjectTeaser, { params: { id: slug } }))
  if (teaser) return <Offer teaser={teaser} />
  if (!error) return <LoadingRows />
  return <Missing failure={error} retry={() => void refetch()} />
}

function Missing({ failure, retry }: { failure: Error; retry: () => void }) {
  const t = useText()
  if (!(failure instanceof CallFailed) || failure.status !== 404) return <FailedState failure={failure} retry={retry} />
  return (
    <EmptyState
      icon={<IconHomeOff size={22} stroke={1.5} />}
      title={t('projects_teaser_gone')}
      text={t('projects_teaser_gone_text')}
    />
  )
}

function Offer({ teaser }: { teaser: Teaser }) {
  const t = useText()
  const { title, text, city, canton, highlights, circle, isReserved } = teaser
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <p className={styles.place}>{[city, canton].filter(Boolean).join(' ')}</p>
        <h1 className={styles.title} tabIndex={-1} data-page-title>
          {title}
        </h1>
      </header>
      {isReserved && <Notice isSpaced>{t('projects_teaser_reserved')}</Notice>}
      <div className={styles.columns}>
        <div className={styles.main}>
          <Pictures teaser={teaser} />
          {text !== '' && <p className={styles.text}>{text}</p>}
          <h2 className={styles.heading}>{t('projects_teaser_highlights')}</h2>
          <ul className={styles.highlights}>
            {highlights.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          {circle && (
            <>
              <h2 className={styles.heading}>{t('projects_teaser_place')}</h2>
              <Suspense fallback={<LoadingRows rows={6} />}>
                <TownMap label={t('projects_teaser_map', { city })} center={circle.center} radius={circle.meters} />
              </Suspense>
              <p className={styles.hint}>{t('projects_teaser_circle')}</p>
            </>
          )}
        </div>
        <aside className={styles.card}>
          <Figures teaser={teaser} />
          <Button
            component="a"
            href={entryPath(teaser.slug)}
            size="md"
            fullWidth
            classNames={{ root: styles.request ?? '', label: styles.requestLabel ?? '' }}
          >
            {t('projects_teaser_request')}
          </Button>
          <p className={styles.hint}>{t('projects_teaser_request_hint')}</p>
          <Contact teaser={teaser} />
          <p className={styles.hint}>{t('projects_offers_bind_nobody')}</p>
        </aside>
      </div>
    </article>
  )
}

function Pictures({ teaser: { slug, pictures } }: { teaser: Teaser }) {
  const t = useText()
  if (pictures === 0) return null
  const path = getTeaserPicture.path.replace(':id', slug)
  return (
    <ul className={styles.pictures} aria-label={t('projects_gallery')}>
      {Array.from({ length: pictures }, (_, index) => index + 1).map((place) => (
        <li key={place}>
          <img
            src={`${path.replace(':place', String(place))}?size=web`}
            alt={t('projects_picture', { number: place })}
            className={styles.picture}
          />
        </li>
      ))}
    </ul>
  )
}

function Figures({ teaser }: { teaser: Teaser }) {
  const t = useText()
  const { price, volumeClass, keyFigures, apartments, constructionYear, propertyUses, nboDate, boDate } = teaser
  const rows: (readonly [string, string | number | null])[] = [
    [t('projects_field_price'), price === null ? null : formatMoney(price)],
    [t('projects_teaser_volume'), volumeClass && t(`projects_volume_${volumeClass}`)],
    ...keyFigures.map((figure) => [t(`projects_figure_${figure.key}`), figureText(figure)] as const),
    [t('projects_field_propertyUses'), propertyUses.map((use) => t(`projects_use_${use}`)).join(', ')],
    [t('projects_field_apartments'), apartments],
    [t('projects_field_constructionYear'), constructionYear],
    [t('projects_field_transactionType'), t(`projects_transaction_${teaser.transactionType}`)],
    [t('projects_field_nboDate'), formatDate(nboDate)],
    [t('projects_field_boDate'), formatDate(boDate)],
  ]
  return (
    <dl className={styles.figures}>
      {rows
        .filter(([, value]) => value)
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}

function Contact({ teaser: { contact } }: { teaser: Teaser }) {
  const t = useText()
  if (!contact) return null
  return (
    <address className={styles.contact}>
      <span className={styles.hint}>{t('projects_teaser_contact')}</span>
      <span>{contact.name}</span>
      {contact.phone && <PhoneLink number={contact.phone} />}
      {contact.email && <a href={`mailto:${contact.email}`}>{contact.email}</a>}
    </address>
  )
}
