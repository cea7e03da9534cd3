// Continues the form on another device: shows a code to type in there. Sends nothing.

import { Button } from '@mantine/core'
import { IconDevices } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useChange } from '#platform/web/api/query.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { makeDeviceCode } from '../../contract/device-code.ts'
import type { Credentials } from '../../contract/form-shapes.ts'
import { deviceCodeMinutes } from '../../rules/device-code.ts'
import { ShownCode } from './ShownCode.tsx'

/** Requests a code on mount, and a new one on click. */
export default function OtherDevice({
  credentials,
  beforehand,
}: {
  credentials: Credentials
  beforehand: () => Promise<void>
}) {
  const t = useText()
  const make = useChange(makeDeviceCode)
  const minutes = useMinutesUntil(make.data?.expiresAt)
  // Save first, so that the latest input is included.
  const ask = async () => {
    await beforehand()
    make.mutate({ params: credentials })
  }
  const isAsked = useRef(false)
  useEffect(() => {
    if (isAsked.current) return
    isAsked.current = true
    void ask()
  })
  if (!make.data || !minutes) {
    return (
      <Button
        variant="subtle"
        size="compact-sm"
        px={4}
        leftSection={<IconDevices size={16} stroke={1.5} aria-hidden />}
        loading={make.isPending}
        onClick={() => void ask()}
      >
        {t(minutes === 0 ? 'application_form_code_again' : 'application_form_code_make')}
      </Button>
    )
  }
  return (
    <ShownCode
      code={make.data.code}
      explanation={t('application_form_code_text', { address: `${location.host}/form/application/continue` })}
      validity={t('application_form_code_valid', { count: minutes })}
    />
  )
}

/** Whole minutes left, rounded up; 0 after expiry. */
function useMinutesUntil(timestamp: string | undefined): number | null {
  const [now, setNow] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 10_000)
    return () => clearInterval(timer)
  }, [])
  if (!timestamp) return null
  const left = Math.ceil((Date.parse(timestamp) - now) / 60_000)
  return Math.min(deviceCodeMinutes, Math.max(0, left))
}
