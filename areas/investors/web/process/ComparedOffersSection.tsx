// Offers of a project side by side, with structured fields; deadlines above.

import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { ShownProject } from '#areas/projects/contract/places.ts'
import { download } from '#platform/web/api/download.ts'
import { queryOf } from '#platform/web/api/query.ts'
import { formatDate, formatNumber } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { Paragraph } from '#platform/web/kit/Paragraph.tsx'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import { ScreenLink } from '#platform/web/ui/ScreenLink.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import { StateBadge } from '#platform/web/ui/StateBadge.tsx'
import { compareOffers, type ComparedOffer } from '../../contract/offers.ts'
import { offerAmount } from './offer-amount.ts'
import styles from './process.module.css'

export default function ComparedOffersSection({ project }: { project: ShownProject }) {
  const t = useText()
  const query = useQuery(queryOf(compareOffers, { params: { id: project.id } }))
  return (
    <QueryView query={query} rows={3}>
      {({ offers, nboDue, boDue }) => {
        const dates = [
          nboDue && t('investors_nbo_due', { date: formatDate(nboDue) }),
          boDue && t('investors_bo_due', { date: formatDate(boDue) }),
        ]
        return (
          <Section
            title={t('investors_compared')}
            count={offers.length}
            description={[...dates, t('investors_offers_bind_nobody')].filter(Boolean).join(' · ')}
            anchor="offers"
          >
            {offers.length === 0 ? (
              <Paragraph isSoft>{t('investors_compared_none')}</Paragraph>
            ) : (
              <ComparedTable offers={offers} />
            )}
          </Section>
        )
      }}
    </QueryView>
  )
}

interface Line {
  label: string
  cell: (offer: ComparedOffer) => ReactNode
}

function ComparedTable({ offers }: { offers: readonly ComparedOffer[] }) {
  const t = useText()
  const lines = useLines()
  const best = new Map(
    (['nbo', 'bo'] as const).map((kind) => [
      kind,
      Math.max(...offers.filter((one) => one.kind === kind).map(({ amount }) => amount)),
    ]),
  )
  return (
    // A scrolling region must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.scroll} tabIndex={0} role="region" aria-label={t('investors_compared')}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('investors_investor')}</th>
            {offers.map(({ id, investor, kind }) => (
              <th key={id} scope="col">
                <ScreenLink to={`/investors/${investor.id}`}>{investor.company}</ScreenLink>
                <div className={styles.soft}>{t(`investors_offer_short_${kind}`)}</div>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{t('investors_offer_field_amount')}</th>
            {offers.map((offer) => (
              <td key={offer.id} className={offer.amount === best.get(offer.kind) ? styles.best : undefined}>
                {offerAmount(offer)}
                {offer.amount === best.get(offer.kind) && <div>{t('investors_offer_best')}</div>}
              </td>
            ))}
          </tr>
          {lines.map(({ label, cell }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {offers.map((offer) => (
                <td key={offer.id}>{cell(offer) || '–'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function useLines(): readonly Line[] {
  const t = useText()
  const label = (field: string) => t(`investors_offer_field_${field}`)
  return [
    { label: t('investors_to_price'), cell: ({ toPrice }) => toPrice !== null && signed(toPrice) },
    {
      label: t('investors_gross_yield'),
      cell: ({ grossYield }) => grossYield !== null && `${formatNumber(grossYield)} %`,
    },
    {
      label: t('investors_column_state'),
      cell: ({ state, stateTitle }) => <StateBadge state={`apply.${state}`} title={stateTitle} />,
    },
    { label: label('structure'), cell: ({ structure }) => t(`projects_transaction_${structure}`) },
    { label: label('financing'), cell: ({ financing }) => financing },
    { label: label('conditions'), cell: ({ conditions }) => conditions },
    { label: label('dueDiligence'), cell: ({ dueDiligence }) => dueDiligence },
    { label: label('timing'), cell: ({ timing }) => timing },
    { label: label('receivedOn'), cell: ({ receivedOn }) => formatDate(receivedOn) },
    {
      label: label('validUntil'),
      cell: ({ validUntil, isExpired }) =>
        validUntil && [formatDate(validUntil), isExpired && t('investors_offer_expired')].filter(Boolean).join(' · '),
    },
    {
      label: t('investors_offer_file'),
      cell: ({ file }) =>
        file && (
          <Button variant="subtle" size="compact-sm" onClick={() => void download(file.path)}>
            {t('investors_open_file')}
          </Button>
        ),
    },
  ]
}

const signed = (percent: number): string =>
  `${percent > 0 ? '+' : percent < 0 ? '−' : ''}${formatNumber(Math.abs(percent))} %`
