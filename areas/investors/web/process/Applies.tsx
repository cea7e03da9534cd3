// Pairs of investor and project in a list: who or what, state, match, offers, actions.

import { ActionIcon, Tooltip } from '@mantine/core'
import { IconCheck, IconQuestionMark, IconStar, IconStarFilled, IconX } from '@tabler/icons-react'
import { formatDate } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { Paragraph } from '#platform/web/kit/Paragraph.tsx'
import { ScreenLink } from '#platform/web/ui/ScreenLink.tsx'
import { StateBadge } from '#platform/web/ui/StateBadge.tsx'
import type { ApplyView } from '../../contract/process.ts'
import { useSetFavouriteApply } from '../changes.ts'
import { ApplyActions } from './ApplyActions.tsx'
import { offerAmount } from './offer-amount.ts'
import styles from './process.module.css'

interface Props {
  applies: readonly ApplyView[]
  /** The other side is the page itself. */
  side: 'investor' | 'project'
  canWrite: boolean
  empty: string
}

export function Applies({ applies, side, canWrite, empty }: Props) {
  if (applies.length === 0) return <Paragraph isSoft>{empty}</Paragraph>
  return (
    <ul className={styles.list}>
      {applies.map((apply) => (
        <li
          key={`${apply.investor.id} ${apply.project.id}`}
          className={styles.entry}
          id={`project-${apply.project.id}`}
        >
          <div className={styles.who}>
            <Name apply={apply} side={side} />
            {apply.state && <StateBadge state={`apply.${apply.state}`} title={apply.stateTitle} />}
          </div>
          <div className={styles.facts}>
            <Facts apply={apply} side={side} />
            {apply.reason && <span className={styles.soft}>{apply.reason}</span>}
            <Reasons apply={apply} />
          </div>
          <div className={styles.actions}>
            {canWrite && <Favourite apply={apply} />}
            <ApplyActions apply={apply} canWrite={canWrite} />
          </div>
        </li>
      ))}
    </ul>
  )
}

function Name({ apply: { investor, project }, side }: { apply: ApplyView; side: Props['side'] }) {
  return side === 'investor' ? (
    <ScreenLink to={`/investors/${investor.id}`}>{investor.company}</ScreenLink>
  ) : (
    <ScreenLink to={`/projects/${project.id}`}>{project.title}</ScreenLink>
  )
}

function Facts({ apply, side }: { apply: ApplyView; side: Props['side'] }) {
  const t = useText()
  const { investor, project, nda, hasGeneralNda, offers } = apply
  const own =
    side === 'investor'
      ? [t(`investors_type_${investor.type}`), investor.contactName]
      : [
          project.nboDue && t('investors_nbo_due', { date: formatDate(project.nboDue) }),
          project.boDue && t('investors_bo_due', { date: formatDate(project.boDue) }),
        ]
  const words = [
    ...own,
    nda && t('investors_nda_signed_on', { date: formatDate(nda.signedAt) }),
    !nda && hasGeneralNda && t('investors_general_nda'),
    ...offers.map((offer) =>
      t('investors_offer_told', { kind: t(`investors_offer_short_${offer.kind}`), amount: offerAmount(offer) }),
    ),
  ]
  return <span className={styles.soft}>{words.filter(Boolean).join(' · ')}</span>
}

const iconOf = { fits: IconCheck, misses: IconX, unknown: IconQuestionMark }

function Reasons({ apply: { match } }: { apply: ApplyView }) {
  if (match.reasons.length === 0) return null
  return (
    <span className={styles.reasons}>
      {match.reasons.map(({ criterion, fit, text }) => {
        const Icon = iconOf[fit]
        return (
          <span key={criterion} className={styles.reason} data-fit={fit}>
            <Icon size={13} stroke={2} aria-hidden />
            {text}
          </span>
        )
      })}
    </span>
  )
}

function Favourite({ apply: { investor, project, isFavourite } }: { apply: ApplyView }) {
  const t = useText()
  const marking = useSetFavouriteApply()
  const label = t(isFavourite ? 'investors_favourite_off' : 'investors_favourite_on', { name: investor.company })
  const isSold = project.state === 'sold'
  return (
    <Tooltip label={isSold ? t('investors_reason_sold') : label}>
      <ActionIcon
        variant="subtle"
        aria-label={label}
        aria-pressed={isFavourite}
        {...(isSold && { 'data-disabled': true })}
        loading={marking.isPending}
        onClick={() =>
          !isSold &&
          marking.mutate({
            params: { applicationId: investor.id, projectId: project.id },
            body: { checked: !isFavourite },
          })
        }
      >
        {isFavourite ? <IconStarFilled size={18} /> : <IconStar size={18} stroke={1.5} />}
      </ActionIcon>
    </Tooltip>
  )
}
