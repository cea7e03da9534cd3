// The privacy statement of the workspace, opened from the menu and from every public footer.

import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#platform/web/api/query.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import { Modal } from '#platform/web/modal/Modal.tsx'
import { getPrivacyPolicy } from '../contract/shell.ts'

export default function PrivacyPolicyModal({ onClose }: { onClose: () => void }) {
  const t = useText()
  const query = useQuery(queryOf(getPrivacyPolicy))
  return (
    <Modal
      onClose={onClose}
      size={680}
      title={t('shell_privacy_policy')}
      closeButtonProps={{ 'aria-label': t('general_close') }}
    >
      <QueryView query={query} rows={4}>
        {({ content }) =>
          content.split(/\n{2,}/).map((paragraph) => (
            <p key={paragraph} style={{ whiteSpace: 'pre-line' }}>
              {paragraph}
            </p>
          ))
        }
      </QueryView>
    </Modal>
  )
}
