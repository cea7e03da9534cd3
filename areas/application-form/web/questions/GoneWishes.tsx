// Banner on every step while a wished object is no longer on offer. It says so early, because the form cannot be sent
// with such a wish.

import { Button } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useText } from '#platform/web/i18n/texts.ts'
import { goneWishes, withoutGone } from '../../rules/gone-wishes.ts'
import type { Filling } from '../filling/use-filling.ts'
import styles from './GoneWishes.module.css'

export default function GoneWishes({ filling: { household, entry, state } }: { filling: Filling }) {
  const t = useText()
  const { gone, titles } = goneWishes(entry.answers, state.objects)
  const left = withoutGone(entry.answers, gone)
  return (
    <div className={styles.gone} role="status">
      <IconAlertTriangle size={20} stroke={1.5} aria-hidden />
      <div>
        <p>
          {titles.length > 0
            ? t('application_form_gone', {
                titles: titles.map((title) => `«${title}»`).join(', '),
                count: titles.length,
              })
            : t('application_form_wish_gone')}
        </p>
        <p className={styles.ways}>
          {left.length > 0 && (
            <Button
              variant="default"
              size="compact-md"
              onClick={() => {
                household.answer('priorities', left)
                void household.flush()
              }}
            >
              {t('application_form_gone_remove')}
            </Button>
          )}
          <Button variant="subtle" size="compact-md" px={4} component={Link} to="/public-object-list">
            {t('application_form_gone_elsewhere')}
          </Button>
        </p>
      </div>
    </div>
  )
}
