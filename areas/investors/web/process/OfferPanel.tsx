// Panel with all offers of an investor, by project, and their place among the offers of the project.

import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { download } from '#platform/web/api/download.ts'
import { queryOf } from '#platform/web/api/query.ts'
import { formatDate, formatNumber } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { ActionButton } from '#platform/web/kit/ActionButton.tsx'
import { Paragraph } from '#platform/web/kit/Paragraph.tsx'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import { usePanelFrame, type PanelProps } from '#platform/web/sidepanel/panel.ts'
import { KeyValueList } from '#platform/web/ui/KeyValueList.tsx'
import { ScreenLink } from '#platform/web/ui/ScreenLink.tsx'
import { StateBadge } from '#platform/web/ui/StateBadge.tsx'
import { getOfferSidepanel, type Offer, type ProjectOffers } from '../../contract/offers.ts'
import { offerAmount } from './offer-amount.ts'
import { OfferModal, type OfferTarget } from './OfferModal.tsx'
import styles from './process.module.css'

export default function OfferPanel({ id }: PanelProps) {
  const t = useText()
  const query = useQuery(queryOf(getOfferSidepanel, { params: { id } }))
  const company = query.data?.investor.company
  usePanelFrame({ title: company ? t('investors_offers_of', { name: company }) : t('investors_offer_panel') })
  return (
    <QueryView query={query} rows={6}>
      {({ projects, investor, canWrite }) => (
        <>
          <Paragraph isSoft>{t('investors_offers_bind_nobody')}</Paragraph>
          {projects.length === 0 && <Paragraph>{t('investors_offers_none')}</Paragraph>}
          {projects.map((one) => (
            <OffersOfProject key={one.applyId} one={one} investor={investor} canWrite={canWrite} />
          ))}
        </>
      )}
    </QueryView>
  )
}

interface Props {
  one: ProjectOffers
  investor: { id: string; company: string }
  canWrite: boolean
}

function OffersOfProject({ one, investor, canWrite }: Props) {
  const t = useText()
  const [kind, setKind] = useState<'nbo' | 'bo'>()
  const { project, offers, ranks, canUpload, state, stateTitle } = one
  const target: OfferTarget = {
    investorId: investor.id,
    company: investor.company,
    projectId: project.id,
    project: project.title,
  }
  return (
    <section className={styles.project} aria-label={project.title}>
      <h3 className={styles.projectTitle}>
        <ScreenLink to={`/projects/${project.id}`}>{project.title}</ScreenLink>
      </h3>
      <StateBadge state={`apply.${state}`} title={stateTitle} />
      {offers.length === 0 && <Paragraph isSoft>{t('investors_offers_none_of_project')}</Paragraph>}
      {offers.map((offer) => (
        <OfferFacts
          key={offer.id}
          offer={offer}
          rank={ranks.find((rank) => rank.kind === offer.kind && !offer.isReplaced)}
        />
      ))}
      {canWrite && (
        <div className={styles.buttons}>
          {(['nbo', 'bo'] as const).map((each) => (
            <ActionButton
              key={each}
              variant="default"
              size="compact-md"
              availability={canUpload[each]}
              onClick={() => setKind(each)}
            >
              {t(`investors_step_upload_${each}`)}
            </ActionButton>
          ))}
        </div>
      )}
      {kind && <OfferModal target={target} kind={kind} onClose={() => setKind(undefined)} />}
    </section>
  )
}

function OfferFacts({ offer, rank }: { offer: Offer; rank: { rank: number; of: number } | undefined }) {
  const t = useText()
  const { kind, file, isReplaced, isExpired, validUntil } = offer
  const marks = [
    rank && t('investors_offer_rank', { rank: rank.rank, of: rank.of }),
    isReplaced && t('investors_offer_replaced'),
    isExpired && t('investors_offer_expired'),
  ]
  return (
    <div className={styles.offer}>
      <div className={styles.offerHead}>
        <strong>{t(`investors_offer_${kind}`)}</strong>
        <span className={styles.amount}>{offerAmount(offer)}</span>
      </div>
      <span className={styles.soft}>{marks.filter(Boolean).join(' · ')}</span>
      <KeyValueList
        items={[
          { label: t('investors_offer_field_structure'), value: t(`projects_transaction_${offer.structure}`) },
          {
            label: t('investors_gross_yield'),
            value: offer.grossYield === null ? null : `${formatNumber(offer.grossYield)} %`,
          },
          { label: t('investors_offer_field_financing'), value: offer.financing },
          { label: t('investors_offer_field_conditions'), value: offer.conditions },
          { label: t('investors_offer_field_dueDiligence'), value: offer.dueDiligence },
          { label: t('investors_offer_field_timing'), value: offer.timing },
          { label: t('investors_offer_field_signatory'), value: offer.signatory },
          { label: t('investors_offer_field_receivedOn'), value: formatDate(offer.receivedOn) },
          { label: t('investors_offer_field_validUntil'), value: validUntil && formatDate(validUntil) },
        ]}
      />
      {file && (
        <div>
          <Button variant="subtle" size="compact-sm" onClick={() => void download(file.path)}>
            {file.name}
          </Button>
        </div>
      )}
    </div>
  )
}
