// Text of a mail, plain text first. HTML is shown in a sandboxed frame without scripts; links open in a new tab.

import { Button } from '@mantine/core'
import { useState } from 'react'
import { useText } from '#platform/web/i18n/texts.ts'
import type { FeedMail } from '../../contract/feed-mail.ts'
import styles from './MailBody.module.css'
import { piecesOf, readText } from './mail-text.ts'
import { OriginalButton } from './OriginalButton.tsx'

interface Props {
  mail: FeedMail
  /** Height shown before the text is expanded. */
  most: 'much' | 'little'
}

const linesOf = { much: 18, little: 5 }
const lettersPerLine = 80

export function MailBody({ mail, most }: Props) {
  const t = useText()
  const [look, setLook] = useState<'text' | 'html'>('text')
  const [isWhole, showWhole] = useState(false)
  const [showsQuoted, showQuoted] = useState(false)
  const { words, quoted } = readText(mail.text)
  const lines = linesOf[most]
  const isLong = heightOf(words) > lines + 2
  if (look === 'html') {
    return (
      <>
        <iframe
          className={styles.paper}
          title={mail.subject || t('communication_mail')}
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          srcDoc={`<base target="_blank">${mail.html}`}
        />
        <Ways>
          <Way text={t('communication_show_text')} run={() => setLook('text')} />
          {mail.direction === 'in' && <OriginalButton mail={mail} />}
        </Ways>
      </>
    )
  }
  return (
    <>
      <p
        className={styles.words}
        style={isLong && !isWhole ? { WebkitLineClamp: lines } : undefined}
        data-clamped={(isLong && !isWhole) || undefined}
      >
        {words || !isSilent(mail) ? <Linked text={words} /> : <em>{t('communication_no_text')}</em>}
      </p>
      {quoted && showsQuoted && (
        <blockquote className={styles.quoted}>
          <Linked text={quoted} />
        </blockquote>
      )}
      <Ways>
        {isLong && (
          <Way
            text={t(isWhole ? 'communication_show_less' : 'communication_show_all')}
            run={() => showWhole(!isWhole)}
            isExpanded={isWhole}
          />
        )}
        {quoted && (
          <Way
            text={t(showsQuoted ? 'communication_hide_quoted' : 'communication_show_quoted')}
            run={() => showQuoted(!showsQuoted)}
            isExpanded={showsQuoted}
          />
        )}
        {mail.html && <Way text={t('communication_show_html')} run={() => setLook('html')} />}
        {mail.direction === 'in' && <OriginalButton mail={mail} />}
      </Ways>
    </>
  )
}

/** An encrypted mail, for example, or one with attachments only. */
const isSilent = ({ direction, html }: FeedMail): boolean => direction === 'in' && !html

const heightOf = (text: string): number =>
  text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / lettersPerLine)), 0)

const Ways = ({ children }: { children: React.ReactNode }) => <div className={styles.ways}>{children}</div>

function Way({ text, run, isExpanded }: { text: string; run: () => void; isExpanded?: boolean }) {
  return (
    <Button
      variant="subtle"
      color="gray"
      size="compact-xs"
      onClick={run}
      {...(isExpanded === undefined ? {} : { 'aria-expanded': isExpanded })}
    >
      {text}
    </Button>
  )
}

function Linked({ text }: { text: string }) {
  return piecesOf(text).map(({ text: piece, href }, index) =>
    href ? (
      <a key={`${index} ${href}`} href={href} target="_blank" rel="noopener noreferrer">
        {piece}
      </a>
    ) : (
      piece
    ),
  )
}
