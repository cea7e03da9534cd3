// Button from an error page back to the person's last screen.

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
