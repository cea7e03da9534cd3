// Draws for the seats of an appointment, and the dialog that starts one.

import { Button, UnstyledButton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryOf } from '#platform/web/api/query.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import { usePanel } from '#platform/web/sidepanel/panel.ts'
import { Section } from '#platform/web/ui/Section.tsx'
import { StateBadge } from '#platform/web/ui/StateBadge.tsx'
import { getViewingDraws } from '../../contract/invitations.ts'
import type { AppointmentView } from '../../contract/plan.ts'
import { StartDrawModal } from '../invite/StartDrawModal.tsx'
import styles from './panel.module.css'

export function DrawsSection({ appointment }: { appointment: AppointmentView }) {
  const t = useText()
  const panel = usePanel()
  const [isStarting, setStarting] = useState(false)
  const { id, actions } = appointment
  const read = useQuery(queryOf(getViewingDraws, { params: { id } }))
  const { data, error } = read
  const draws = data?.items ?? []
  const canDraw = actions.some(({ key, enabled }) => key === 'invite' && enabled)
  if (!error && draws.length === 0 && !canDraw) return null
  return (
    <Section
      title={t('viewing_appointments_draws')}
      description={t('viewing_appointments_draws_text')}
      action={
        canDraw && (
          <Button variant="default" size="compact-sm" onClick={() => setStarting(true)}>
            {t('viewing_appointments_draw_start')}
          </Button>
        )
      }
    >
      {!data && <QueryView query={read} rows={1} />}
      {data && draws.length === 0 && <p className={styles.none}>{t('viewing_appointments_draws_none')}</p>}
      {draws.length > 0 && (
        <ul className={styles.people}>
          {draws.map(({ drawId, number, stateTitle, isDecided, candidates, drawn }) => (
            <li key={drawId} className={styles.person}>
              <span className={styles.who}>
                <UnstyledButton className={styles.link ?? ''} onClick={() => void panel.open('DrawDetails', drawId)}>
                  {t('viewing_appointments_draw_number', { number })}
                </UnstyledButton>
                <span className={styles.soft}>
                  {isDecided
                    ? t('viewing_appointments_draw_result', { drawn, candidates })
                    : t('viewing_appointments_draw_candidates', { count: candidates })}
                </span>
              </span>
              <StateBadge state="draw" tone={isDecided ? 'green' : 'amber'} title={stateTitle} />
            </li>
          ))}
        </ul>
      )}
      {isStarting && <StartDrawModal appointment={appointment} onClose={() => setStarting(false)} />}
    </Section>
  )
}
