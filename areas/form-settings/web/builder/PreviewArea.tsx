// Preview beside the editor: phone or desktop, German or French, household or person.

import { SegmentedControl } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import {
  IconArrowsDiagonal,
  IconArrowsDiagonalMinimize2,
  IconDeviceDesktop,
  IconDeviceMobile,
} from '@tabler/icons-react'
import { useEffect, useMemo, useRef, useState, type ComponentProps } from 'react'
import { languages, type Language } from '#platform/rules/project-type.ts'
import { queryOf } from '#platform/web/api/query.ts'
import { currentLanguage } from '#platform/web/i18n/language.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { withProviders } from '#areas/forms/rules/deposit-providers.ts'
import type { FormSection } from '#areas/forms/rules/form-definition.ts'
import { isForApplications } from '#areas/forms/rules/form-kinds.ts'
import type { PreviewPlace } from '#areas/application-form/contract/places.ts'
import { FormPreviewFrame } from '#areas/application-form/web/public.tsx'
import { previewForm } from '../../contract/versions.ts'
import { placeIn, sectionAt, type Place } from '../../rules/places.ts'
import { useBench, useBenchState, useDefinition } from './bench-context.ts'
import styles from './PreviewArea.module.css'

type Of = FormSection['of']
type PreviewPage = ResponseOf<typeof previewForm>

interface Props {
  formId: string
  isWide: boolean
  onWide: (isWide: boolean) => void
}

const widths = { phone: 390, desktop: 1080 } as const
const parts = ['household', 'adult', 'child'] as const

export function PreviewArea({ formId, isWide, onWide }: Props) {
  const t = useText()
  const { workbench, kind } = useBench()
  const chosen = useBenchState((state) => state.chosen)
  const [device, setDevice] = useState<keyof typeof widths>('phone')
  const [language, setLanguage] = useState<Language>(currentLanguage)
  const query = useQuery(queryOf(previewForm, { params: { formId }, query: { of: 'draft' } }))
  const { data: page } = query
  // Part whose questions are shown: that of the selected element, unless the user switches.
  const own = useBenchState(({ history, chosen: at }) =>
    at.kind === 'section' || at.kind === 'field' ? sectionAt(history.present, at)?.of : undefined,
  )
  const [part, setPart] = useState<Of>(own ?? 'household')
  const [seen, setSeen] = useState(chosen)
  if (seen !== chosen) {
    setSeen(chosen)
    if (own) setPart(own)
  }
  const place = useMemo(() => previewPlaceOf(chosen), [chosen])
  const area = useRef<HTMLDivElement>(null)
  const room = useRoom(area)
  const width = widths[device]
  const scale = Math.min(1, room.width / width)
  const open = ({ step, section, field }: PreviewPlace, whose: Of) => {
    setPart(whose)
    const word = step === null ? 'start' : [step, section, field].filter((one) => one !== null).join('.')
    const found = placeIn(workbench.now().history.present, word)
    if (found) workbench.choose(found)
  }
  return (
    <>
      <div className={styles.tools}>
        <SegmentedControl
          size="xs"
          aria-label={t('form_settings_preview_device')}
          data={[
            { value: 'phone', label: <Device of="phone" /> },
            { value: 'desktop', label: <Device of="desktop" /> },
          ]}
          value={device}
          onChange={(value) => setDevice(value === 'desktop' ? 'desktop' : 'phone')}
        />
        <SegmentedControl
          size="xs"
          aria-label={t('form_settings_preview_language')}
          data={languages.map((value) => ({ value, label: value.toUpperCase() }))}
          value={language}
          onChange={(value) => setLanguage(value === 'fr' ? 'fr' : 'de')}
        />
        {isForApplications(kind) && (
          <SegmentedControl
            size="xs"
            aria-label={t('form_settings_preview_part')}
            data={parts.map((value) => ({ value, label: t(`form_settings_preview_of_${value}`) }))}
            value={part}
            onChange={(value) => {
              const of = parts.find((one) => one === value) ?? 'household'
              setPart(of)
              if (of !== 'household') workbench.choose({ kind: 'step', step: 'people' })
            }}
          />
        )}
        <span className={styles.space} />
        <IconButton
          label={t(isWide ? 'form_settings_preview_small' : 'form_settings_preview_large')}
          onClick={() => onWide(!isWide)}
        >
          {isWide ? (
            <IconArrowsDiagonalMinimize2 size={18} stroke={1.5} />
          ) : (
            <IconArrowsDiagonal size={18} stroke={1.5} />
          )}
        </IconButton>
      </div>
      <div ref={area} className={styles.area}>
        {page ? (
          <div className={styles.frame} style={{ width: width * scale, height: room.height }}>
            <div style={{ width, transform: `scale(${scale})`, transformOrigin: '0 0' }}>
              <LiveFrame
                page={page}
                language={language}
                part={part}
                place={place}
                title={t('form_settings_preview')}
                className={styles.page}
                width={width}
                height={Math.round(room.height / scale)}
                onOpen={open}
              />
            </div>
          </div>
        ) : (
          <QueryView query={query} rows={6} />
        )}
      </div>
    </>
  )
}

/** The only component here that rerenders on every keystroke. */
function LiveFrame({ page, ...props }: Omit<ComponentProps<typeof FormPreviewFrame>, 'form'> & { page: PreviewPage }) {
  const definition = useDefinition()
  const form = useMemo(() => withProviders(definition, page.providers), [definition, page.providers])
  return <FormPreviewFrame {...props} page={page} form={form} />
}

function Device({ of }: { of: keyof typeof widths }) {
  const t = useText()
  const Icon = of === 'phone' ? IconDeviceMobile : IconDeviceDesktop
  return (
    <span className={styles.device}>
      <Icon size={16} stroke={1.5} aria-hidden />
      <span className="visually-hidden">{t(`form_settings_preview_${of}`)}</span>
    </span>
  )
}

function previewPlaceOf(place: Place): PreviewPlace {
  return {
    step: place.kind === 'start' ? null : place.step,
    section: place.kind === 'section' || place.kind === 'field' ? place.section : null,
    field: place.kind === 'field' ? place.field : null,
  }
}

function useRoom(area: { readonly current: HTMLElement | null }) {
  const [room, setRoom] = useState({ width: 390, height: 640 })
  useEffect(() => {
    const element = area.current
    if (!element) return
    const observer = new ResizeObserver(() =>
      setRoom({ width: element.clientWidth, height: Math.max(420, element.clientHeight) }),
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [area])
  return room
}
