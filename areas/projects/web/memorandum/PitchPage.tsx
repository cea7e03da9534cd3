// The memorandum in short, one slide at a time: with buttons, arrow keys, Home and End.

import { ActionIcon } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { queryOf } from '#platform/web/api/query.ts'
import { useParam } from '#platform/web/core/address.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { ScreenLink } from '#platform/web/ui/ScreenLink.tsx'
import { LoadingRows } from '#platform/web/ui/states/LoadingRows.tsx'
import { getMemorandumPagePitch, type Pitch } from '../../contract/public.ts'
import { memorandumPath } from '../../rules/project-address.ts'
import { slideAfterKey } from '../../rules/slide-keys.ts'
import { ClosedMemorandum } from './ClosedMemorandum.tsx'
import { PitchSlide } from './PitchSlide.tsx'
import { slidesOf } from './slides.ts'
import { useReportOpening } from './use-report-opening.ts'
import styles from './pitch.module.css'

export default function PitchPage() {
  const slug = useParam('projectSlug')
  const { data, error, refetch } = useQuery({
    ...queryOf(getMemorandumPagePitch, { params: { slug } }),
    meta: { isShownByScreen: true },
  })
  useReportOpening(slug, 'pitch', data !== undefined)
  if (data) return <Presentation pitch={data} />
  if (error) return <ClosedMemorandum slug={slug} failure={error} retry={() => void refetch()} />
  return <LoadingRows rows={10} />
}

function Presentation({ pitch }: { pitch: Pitch }) {
  const t = useText()
  const slides = slidesOf(pitch)
  const [at, setAt] = useState(0)
  const slide = slides[at]
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return
    const next = slideAfterKey(event.key, { at, count: slides.length })
    if (next === undefined) return
    event.preventDefault()
    setAt(next)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
  const isFirst = at === 0
  const isLast = at === slides.length - 1
  return (
    <section className={styles.page} aria-roledescription="carousel" aria-label={t('projects_pitch_slides')}>
      {slide && <PitchSlide pitch={pitch} slide={slide} />}
      <div className={styles.controls}>
        <ActionIcon
          aria-label={t('projects_pitch_back')}
          variant="default"
          size="lg"
          disabled={isFirst}
          onClick={() => setAt(at - 1)}
        >
          <IconArrowLeft size={18} stroke={1.5} />
        </ActionIcon>
        <span role="status">{t('projects_pitch_place', { at: at + 1, count: slides.length })}</span>
        <ActionIcon
          aria-label={t('projects_pitch_next')}
          variant="default"
          size="lg"
          disabled={isLast}
          onClick={() => setAt(at + 1)}
        >
          <IconArrowRight size={18} stroke={1.5} />
        </ActionIcon>
        <span className={styles.hint}>{t('projects_pitch_keys')}</span>
        <span className={styles.space} />
        <ScreenLink to={memorandumPath(pitch.slug)} className={styles.link}>
          {t('projects_memorandum')}
        </ScreenLink>
      </div>
    </section>
  )
}
