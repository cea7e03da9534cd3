// Preview beside the editor: phone or desktop, German or French, household or person.

import { SegmentedControl } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { IconArrowsDiagonal, IconArrowsDiagonalMinimize2 } from '@tabler/icons-react'
import { useMemo, useState, type ComponentProps } from 'react'
import { languages, type Language } from '#platform/rules/project-type.ts'
import { queryOf } from '#platform/web/api/query.ts'
import { DeviceChoice, type Device } from '#platform/web/builder/DeviceChoice.tsx'
import { ScaledPreview } from '#platform/web/builder/ScaledPreview.tsx'
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
const devices = ['phone', 'desktop'] as const
/** Header, tools and space around the preview. */
const above = 276
const parts = ['household', 'adult', 'child'] as const

export function PreviewArea({ formId, isWide, onWide }: Props) {
  const t = useText()
  const { workbench, kind } = useBench()
  const chosen = useBenchState((state) => state.chosen)
  const [device, setDevice] = useState<Device>('phone')
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
  const width = widths[device]
  const open = ({ step, section, field }: PreviewPlace, whose: Of) => {
    setPart(whose)
    const word = step === null ? 'start' : [step, section, field].filter((one) => one !== null).join('.')
    const found = placeIn(workbench.now().history.present, word)
    if (found) workbench.choose(found)
  }
  return (
    <>
      <div className={styles.tools}>
        <DeviceChoice
          label={t('form_settings_preview_device')}
          titles={{ phone: t('form_settings_preview_phone'), desktop: t('form_settings_preview_desktop') }}
          devices={devices}
          isIconOnly
          value={device}
          onChange={setDevice}
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
      <ScaledPreview width={width} above={above} waiting={page ? null : <QueryView query={query} rows={6} />}>
        {(height) =>
          page && (
            <LiveFrame
              page={page}
              language={language}
              part={part}
              place={place}
              title={t('form_settings_preview')}
              className={styles.page}
              width={width}
              height={height}
              onOpen={open}
            />
          )
        }
      </ScaledPreview>
    </>
  )
}

/** The only component here that rerenders on every keystroke. */
function LiveFrame({ page, ...props }: Omit<ComponentProps<typeof FormPreviewFrame>, 'form'> & { page: PreviewPage }) {
  const definition = useDefinition()
  const form = useMemo(() => withProviders(definition, page.providers), [definition, page.providers])
  return <FormPreviewFrame {...props} page={page} form={form} />
}

function previewPlaceOf(place: Place): PreviewPlace {
  return {
    step: place.kind === 'start' ? null : place.step,
    section: place.kind === 'section' || place.kind === 'field' ? place.section : null,
    field: place.kind === 'field' ? place.field : null,
  }
}
