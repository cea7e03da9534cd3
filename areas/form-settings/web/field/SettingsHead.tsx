// Title of the selected element with its actions: move, switch off, remove.

import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { ElementHead } from '#platform/web/builder/ElementHead.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import { ActionMenu, type Action } from '#platform/web/ui/ActionMenu.tsx'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { useFormText } from '#areas/application-form/web/public.tsx'
import { stepAt, sectionAt, fieldAt, type MovablePlace } from '../../rules/places.ts'
import { useBenchState } from '../builder/bench-context.ts'
import { useMoving } from '../outline/use-moving.ts'

interface Props {
  place: MovablePlace
  kind: string
  actions: readonly Action[]
  children?: ReactNode
}

export function SettingsHead({ place, kind, actions, children }: Props) {
  const t = useText()
  const said = useFormText()
  const words = useBenchState(({ history: { present } }) => {
    if (place.kind === 'step') return stepAt(present, place.step)?.title
    return place.kind === 'section' ? sectionAt(present, place)?.title : fieldAt(present, place)?.label
  })
  const title = (words && said(words)) || t('form_settings_untitled')
  const move = useMoving()
  const tools = (
    <>
      <IconButton label={t('form_settings_up')} onClick={() => move(place, -1)}>
        <IconArrowUp size={16} stroke={1.5} />
      </IconButton>
      <IconButton label={t('form_settings_down')} onClick={() => move(place, 1)}>
        <IconArrowDown size={16} stroke={1.5} />
      </IconButton>
      <ActionMenu label={t('form_settings_more')} actions={actions} />
    </>
  )
  return (
    <ElementHead kind={kind} title={title} tools={tools} isSpaced>
      {children}
    </ElementHead>
  )
}
