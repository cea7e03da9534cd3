// Closes the dialog around it. Like Escape and the cross it asks first if something was changed.

import { Button, type ButtonProps } from '@mantine/core'
import { useText } from '../i18n/texts.ts'
import { useLeaveDialog } from './leave-dialog.ts'

/** "Abbrechen" unless it has other words. */
export function CancelButton({ children, ...look }: ButtonProps) {
  const t = useText()
  const leave = useLeaveDialog()
  return (
    <Button type="button" variant="default" {...look} onClick={leave}>
      {children ?? t('general_cancel')}
    </Button>
  )
}
