// A button that shows why it is disabled.

import { Button, Tooltip } from '@mantine/core'

interface Props {
  label: string
  verdict: { allowed: boolean; reason?: string | undefined }
  isMain?: boolean
  loading: boolean
  onPress: () => void
}

export function ActionButton({ label, verdict: { allowed, reason }, isMain = false, loading, onPress }: Props) {
  return (
    <Tooltip label={reason} disabled={allowed} multiline maw={280}>
      <Button
        variant={isMain ? 'filled' : 'default'}
        size="sm"
        loading={loading}
        {...(allowed ? { onClick: onPress } : { 'data-disabled': true, 'aria-disabled': true })}
      >
        {label}
      </Button>
    </Tooltip>
  )
}
