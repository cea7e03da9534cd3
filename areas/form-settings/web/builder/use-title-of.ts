// Title of an element of the form, in the reader's language.

import { useCallback } from 'react'
import { useText } from '#platform/web/i18n/texts.ts'
import { useFormText } from '#areas/application-form/web/public.tsx'
import { fieldAt, sectionAt, stepAt, type Place } from '../../rules/places.ts'
import { useBench } from './bench-context.ts'

/** Title of the element itself or of its container; empty for a step, which has no container. */
export function useTitleOf() {
  const t = useText()
  const said = useFormText()
  const { workbench } = useBench()
  return useCallback(
    (place: Place, of: 'itself' | 'within' = 'itself'): string => {
      const form = workbench.now().history.present
      if (place.kind === 'start') return of === 'itself' ? t('form_settings_start') : ''
      const { step } = place
      const titles = [
        stepAt(form, step)?.title,
        place.kind === 'step' ? undefined : sectionAt(form, place)?.title,
        place.kind === 'field' ? fieldAt(form, place)?.label : undefined,
      ].filter((one) => one !== undefined)
      const title = titles.at(of === 'itself' ? -1 : -2)
      if (of === 'within' && titles.length < 2) return ''
      return (title && said(title)) || t('form_settings_untitled')
    },
    [t, said, workbench],
  )
}
