// Full-window viewer of a document or picture, with its name and a download button.

import { Button, Loader, ModalBody, ModalCloseButton, ModalContent, ModalHeader, ModalTitle } from '@mantine/core'
import { IconDownload, IconFileOff } from '@tabler/icons-react'
import { useState } from 'react'
import { useText } from '../../i18n/texts.ts'
import { DialogRoot } from '../../modal/DialogRoot.tsx'
import styles from './PaperViewer.module.css'
import { closePaper, type ShownPaper } from '../../viewer/shown-paper.ts'

export default function PaperViewer({ paper }: { paper: ShownPaper }) {
  const t = useText()
  const { name, isOnlyShown = false, content } = paper
  return (
    <DialogRoot
      fullScreen
      onClose={closePaper}
      zIndex="var(--q-layer-viewer)"
      classNames={{ content: styles.viewer ?? '' }}
    >
      <ModalContent>
        <ModalHeader className={styles.head}>
          <ModalTitle className={styles.name}>{name || t('general_file_untitled')}</ModalTitle>
          <div className={styles.ways}>
            {content && !isOnlyShown && (
              <Button
                component="a"
                href={content.url}
                download={name}
                variant="default"
                leftSection={<IconDownload size={18} stroke={1.5} aria-hidden />}
              >
                {t('general_download')}
              </Button>
            )}
            <ModalCloseButton aria-label={t('general_close')} />
          </div>
        </ModalHeader>
        <ModalBody className={styles.body}>
          {content ? <Content {...content} {...{ name, isOnlyShown }} /> : <Waiting />}
        </ModalBody>
      </ModalContent>
    </DialogRoot>
  )
}

function Waiting() {
  const t = useText()
  return <Loader role="status" aria-label={t('general_file_on_its_way')} />
}

interface ContentProps {
  url: string
  type: string
  name: string
  isOnlyShown: boolean
}

function Content({ url, type, name, isOnlyShown }: ContentProps) {
  const t = useText()
  const [isUnknown, setUnknown] = useState(false)
  // HEIC is tried as well, because some browsers can show it.
  if (type.startsWith('image/') && !isUnknown)
    return <img src={url} alt={name} className={styles.picture} onError={() => setUnknown(true)} />
  // Phones cannot show PDFs in an iframe, which would stay grey.
  if (type === 'application/pdf' && navigator.pdfViewerEnabled)
    // Without the toolbar, which has a download button of its own.
    return <iframe src={isOnlyShown ? `${url}#toolbar=0` : url} title={name} className={styles.paper} />
  return (
    <p className={styles.not}>
      <IconFileOff size={32} stroke={1.25} aria-hidden />
      {t(isOnlyShown ? 'general_file_not_shown_here' : 'general_file_not_shown')}
    </p>
  )
}
