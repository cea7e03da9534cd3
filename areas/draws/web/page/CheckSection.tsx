// The automatic check in this browser, with its progress and what it found.

import { Progress } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import { formatNumber } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { Section } from '#platform/web/ui/Section.tsx'
import type { PublicDraw } from '../../contract/public-draw.ts'
import type { CheckedDraw } from '../../rules/check-draw.ts'
import type { DrawCheck } from './use-draw-check.ts'
import { QuietText } from './QuietText.tsx'
import styles from './CheckSection.module.css'

export function CheckSection({ draw, check }: { draw: PublicDraw; check: DrawCheck }) {
  const t = useText()
  return (
    <Section title={t('draws_check')}>
      <QuietText>{t('draws_check_text')}</QuietText>
      {(check.step === 'waiting' || check.step === 'computing') && <Running check={check} total={draw.candidates} />}
      <div role="status">
        {check.step === 'done' && <Outcome checked={check.checked} />}
        {check.step === 'impossible' && <QuietText>{t('draws_check_impossible')}</QuietText>}
        {check.step === 'failed' && <QuietText>{t('draws_check_failed')}</QuietText>}
      </div>
    </Section>
  )
}

function Running({ check, total }: { check: DrawCheck; total: number }) {
  const t = useText()
  const done = check.step === 'computing' ? check.done : 0
  const words = t('draws_check_progress', { done: formatNumber(done), total: formatNumber(total) })
  return (
    <>
      <QuietText>{words}</QuietText>
      <Progress value={(done / total) * 100} aria-label={words} />
    </>
  )
}

function Outcome({ checked: { found, candidates, isDecided, order } }: { checked: CheckedDraw }) {
  const t = useText()
  const number = formatNumber(candidates)
  if (found.length > 0) {
    return found.map((one) => (
      <p key={one} className={styles.outcome} data-tone="red">
        <IconAlertTriangle size={20} stroke={1.5} aria-hidden />
        {t(`draws_check_wrong_${one}`)}
      </p>
    ))
  }
  const key = isDecided ? 'draws_check_same' : order.length > 0 ? 'draws_check_computed' : 'draws_check_listed'
  return (
    <p className={styles.outcome} data-tone="green">
      <IconCircleCheck size={20} stroke={1.5} aria-hidden />
      {t(key, { count: candidates, number })}
    </p>
  )
}
