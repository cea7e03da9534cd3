// Rich text field, for mail texts and signatures. Its value is HTML with `[place_…]` as text. The editor is loaded
// when the field is shown.

import { Input, Skeleton } from '@mantine/core'
import { lazy, Suspense, useId } from 'react'
import { fieldId, useInputProps } from '../form/field-props.ts'
import type { RichTextProps } from './rich-text-props.ts'

const RichTextEditor = lazy(() => import('./RichTextEditor.tsx'))

export function RichTextField(props: RichTextProps) {
  const { label, description, error, withAsterisk } = useInputProps(props)
  const own = useId()
  const { name, leastHeight = 200, isLabelHidden = false } = props
  const id = name ? fieldId(name) : own
  const [hint, fault] = [`${id}-hint`, `${id}-error`]
  return (
    <Input.Wrapper
      labelElement="div"
      label={label}
      labelProps={{ id: `${id}-label`, htmlFor: undefined, ...(isLabelHidden && { className: 'visually-hidden' }) }}
      description={description}
      descriptionProps={{ id: hint }}
      error={error}
      errorProps={{ id: fault }}
      withAsterisk={withAsterisk}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
    >
      <Suspense fallback={<Skeleton height={leastHeight + 46} radius={8} />}>
        <RichTextEditor
          {...props}
          id={id}
          leastHeight={leastHeight}
          describedBy={[description ? hint : '', error ? fault : ''].filter(Boolean).join(' ')}
        />
      </Suspense>
    </Input.Wrapper>
  )
}
