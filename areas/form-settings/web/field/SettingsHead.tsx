// Title of the selected element with its actions: move, switch off, remove.

import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { useId, type ReactNode } from 'react'
import { useText } from '#platform/web/i18n/texts.ts'
import { ActionMenu, type Action } from '#platform/web/ui/ActionMenu.tsx'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { useFormText } from '#areas/application-form/web/public.tsx'
import { stepAt, sectionAt, fieldAt, type MovablePlace } from '../../rules/places.ts'
import { useBenchState } from '../builder/bench-context.ts'
import { useMoving } from '../outline/use-moving.ts'
import styles from './Settings.module.css'
import own from './SettingsHead.module.css'

interface Props {
  place: MovablePlace
  kind: string
  actions: readonly Action[]
  children?: ReactNode
}

export function SettingsHead({ place, kind, actions, children }: Props) {
  const t = useText()
  const said = useFormText()
  const id = useId()
  const words = useBenchState(({ history: { present } }) => {
    if (place.kind === 'step') return stepAt(present, place.step)?.title
    return place.kind === 'section' ? sectionAt(present, place)?.title : fieldAt(present, place)?.label
  })
  const title = (words && said(words)) || t('form_settings_untitled')
  const move = useMoving()
  return (
    <header className={styles.head}>
      <div className={styles.about}>
        <p className={styles.kind}>{kind}</p>
        <h2 className={styles.title} id={id}>
          {title}
        </h2>
        {children}
      </div>
      <div className={own.tools}>
        <IconButton label={t('form_settings_up')} onClick={() => move(place, -1)}>
          <IconArrowUp size={16} stroke={1.5} />
        </IconButton>
        <IconButton label={t('form_settings_down')} onClick={() => move(place, 1)}>
          <IconArrowDown size={16} stroke={1.5} />
        </IconButton>
        <ActionMenu label={t('form_settings_more')} actions={actions} />
      </div>
    </header>
  )
}
