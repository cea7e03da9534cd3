// Mail address that asks about a mistyped domain once the field is left. It only asks: the address may be right.

import { Button } from '@mantine/core'
import { useState } from 'react'
import type { FieldProps } from '#platform/web/form/field-props.ts'
import { TextField } from '#platform/web/form/fields/TextField.tsx'
import { meantAddress } from '#platform/rules/typed-input/mail-domains.ts'
import { useText } from '#platform/web/i18n/texts.ts'

interface Props extends FieldProps<string> {
  autoComplete: string
}

export default function EmailField(props: Props) {
  const t = useText()
  const [isLeft, setLeft] = useState(false)
  const meant = isLeft ? meantAddress(props.value) : undefined
  return (
    <div>
      <TextField
        {...props}
        type="email"
        maxLength={254}
        onChange={(typed) => {
          setLeft(false)
          props.onChange(typed)
        }}
        onBlur={() => {
          setLeft(true)
          props.onBlur?.()
        }}
      />
      <div role="status">
        {meant && (
          <Button variant="subtle" size="compact-md" px={4} mt={4} onClick={() => props.onChange(meant)}>
            {t('application_form_meant_email', { email: meant })}
          </Button>
        )}
      </div>
    </div>
  )
}
