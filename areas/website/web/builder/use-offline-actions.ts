// Discarding the draft and taking the page offline, each after a question.

import { useChange } from '#platform/web/api/query.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { askToConfirm } from '#platform/web/modal/confirm.ts'
import { discardWebsiteDraft, unpublishWebsite } from '../../contract/publishing.ts'
import { useEditing } from './editor-context.ts'
import { meetInstead } from './use-page-editor.ts'

export function useOfflineActions() {
  const t = useText()
  const { editor } = useEditing()
  const discarding = useChange(discardWebsiteDraft)
  const unpublishing = useChange(unpublishWebsite)
  const ask = (key: 'discard' | 'unpublish') =>
    askToConfirm({
      title: t(`website_${key}_title`),
      text: t(`website_${key}_text`),
      confirm: t(`website_${key}`),
      danger: true,
    })
  const onError = (failure: unknown) => void meetInstead(editor, failure)
  return {
    isPending: discarding.isPending || unpublishing.isPending,
    discard: async () => {
      if (!(await ask('discard'))) return
      await editor.flush()
      const { version } = editor.now()
      discarding.mutate({ body: { version } }, { onSuccess: (stand) => editor.adopt(stand), onError })
    },
    unpublish: async () => {
      if (!(await ask('unpublish'))) return
      await editor.flush()
      const { version, isDraft } = editor.now()
      unpublishing.mutate(
        { body: { version } },
        { onSuccess: (answer) => editor.settle({ version: answer.version, isDraft, liveVersion: null }), onError },
      )
    },
  }
}
