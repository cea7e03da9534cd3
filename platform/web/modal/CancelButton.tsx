// Closes the surrounding dialog. Like Escape and the close button, it asks first if something was changed.

import { Button, type ButtonProps } from '@mantine/core'
import { useText } from '../i18n/texts.ts'
import { useLeaveDialog } from './leave-dialog.ts'

/** "Abbrechen" by default. */
export function CancelButton({ children, ...look }: ButtonProps) {
  const t = useText()
  const leave = useLeaveDialog()
  return (
    <Button type="button" variant="default" {...look} onClick={leave}>
      {children ?? t('general_cancel')}
    </Button>
  )
}
