// Page inside the builder's frame. It renders the definition that it receives and sends no requests.

import { replaceEqualDeep } from '@tanstack/react-query'
import { startTransition, useEffect, useState } from 'react'
import { insistOn } from '#platform/web/i18n/language.ts'
import { showCurrentLanguage, useText } from '#platform/web/i18n/texts.ts'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { Preview } from './Preview.tsx'
import { isOrder, type PreviewNews, type PreviewOrder } from './preview-order.ts'

export default function PreviewPage() {
  const t = useText()
  const order = useOrder()
  if (!order) {
    return <EmptyState title={t('application_form_preview_title')} text={t('application_form_preview_alone')} />
  }
  return <Preview order={order} onOpen={(place, part) => tell({ from: 'form-preview', what: 'opened', place, part })} />
}

const tell = (news: PreviewNews) => window.parent.postMessage(news, location.origin)

function useOrder(): PreviewOrder | null {
  const [order, setOrder] = useState<PreviewOrder | null>(null)
  useEffect(() => {
    const hear = async ({ data, origin, source }: MessageEvent) => {
      if (origin !== location.origin || source !== window.parent || !isOrder(data)) return
      insistOn(data.language)
      await showCurrentLanguage()
      // Unchanged parts keep their identity, so that only the changed question re-renders.
      startTransition(() => setOrder((before) => replaceEqualDeep(before, data)))
    }
    const listen = (event: MessageEvent) => void hear(event)
    window.addEventListener('message', listen)
    if (window.parent !== window) tell({ from: 'form-preview', what: 'ready' })
    return () => window.removeEventListener('message', listen)
  }, [])
  return order
}
