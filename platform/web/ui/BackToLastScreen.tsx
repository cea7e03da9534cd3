// From a dead end back to the screen on which the person was last, as they left it.

import { Button } from '@mantine/core'
import { useLocation } from '@tanstack/react-router'
import { useText } from '../i18n/texts.ts'
import { ScreenLink } from './ScreenLink.tsx'
import { parseSearch } from '../core/address.ts'
import { lastVisits } from '../core/trail.ts'

export function BackToLastScreen() {
  const t = useText()
  const { pathname } = useLocation()
  const last = lastVisits().find(({ path }) => path !== pathname && path !== '/404' && path !== '/403')
  return last ? (
    <Button component={ScreenLink} to={last.path} search={parseSearch(last.query)} variant="default">
      {t('general_back')}
    </Button>
  ) : null
}
