// Preview of the form in an iframe, with the applicant's width, language, design and focus order. Updates are delayed
// so that they do not slow down typing.

import { useEffect, useRef, useState } from 'react'
import type { Language } from '#platform/rules/project-type.ts'
import type { FormDefinition, FormSection } from '#areas/forms/rules/form-definition.ts'
import type { PreviewedPage, PreviewPlace } from '../../contract/places.ts'
import { isNews, type PreviewOrder } from './preview-order.ts'

interface Props {
  page: PreviewedPage
  form: FormDefinition
  language: Language
  part: FormSection['of']
  place: PreviewPlace
  title: string
  className?: string | undefined
  width: number
  height: number
  onOpen: (place: PreviewPlace, part: FormSection['of']) => void
}

/** Milliseconds without an edit before the preview updates. */
const stillness = 150

export function FormPreviewFrame({
  page,
  form,
  language,
  part,
  place,
  title,
  className,
  width,
  height,
  onOpen,
}: Props) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [isReady, setReady] = useState(false)
  const opened = useRef(onOpen)
  useEffect(() => {
    opened.current = onOpen
  })
  useEffect(() => {
    const hear = ({ data, source, origin }: MessageEvent) => {
      if (source !== frame.current?.contentWindow || origin !== location.origin || !isNews(data)) return
      if (data.what === 'ready') setReady(true)
      else opened.current(data.place, data.part)
    }
    window.addEventListener('message', hear)
    return () => window.removeEventListener('message', hear)
  }, [])
  useEffect(() => {
    if (!isReady) return
    const order: PreviewOrder = { to: 'form-preview', page, form, language, part, place }
    const timer = setTimeout(() => frame.current?.contentWindow?.postMessage(order, location.origin), stillness)
    return () => clearTimeout(timer)
  }, [isReady, page, form, language, part, place])
  return <iframe ref={frame} className={className} src="/form/preview" title={title} width={width} height={height} />
}
