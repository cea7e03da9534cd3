// Classification of incoming mails: may they be answered automatically, do they need reading, are they bounces?

import { describe, expect, it } from 'vitest'
import { answerTo } from '../testing/answers.ts'
import { parseMail } from './parsing.ts'

const reply = 'reply+rent-0123456789abcdef0123@in.firma.example'

const natureOf = (headers: readonly string[], { to = 'rent@in.firma.example', subject = 'Frage', from = '' } = {}) =>
  parseMail(Buffer.from(answerTo({ to, subject, headers: [...headers], ...(from && { from }) }))).nature

describe('needs reading, and may not be answered by a machine', () => {
  it.each([
    ['of a list', ['Precedence: list', 'List-Id: <a.b.ch>']],
    ['of a list that says bulk, in answer to ours', ['Precedence: bulk', 'List-Id: <a.b.ch>', 'In-Reply-To: <x@y.ch>']],
    ['written by a machine of its own accord', ['Auto-Submitted: auto-generated']],
    ['in bulk', ['Precedence: bulk']],
    ['that wants no absences', ['X-Auto-Response-Suppress: All']],
    ['of a form without an envelope sender', ['Return-Path: <>']],
  ])('a mail %s', (_, headers) => {
    expect(natureOf(headers)).toMatchObject({ needsReading: true, canBeAnsweredByMachine: false })
  })
})

describe('needs no reading', () => {
  it.each([
    ['marked as automatic', ['Auto-Submitted: auto-replied'], {}],
    ['of Exchange', ['Auto-Submitted: auto-generated', 'In-Reply-To: <x@y.ch>'], {}],
    ['of an old program to our own address', ['Precedence: bulk'], { to: reply }],
    ['with a field of its own', ['X-Autoreply: yes'], {}],
    ['by subject', [], { subject: 'Automatische Antwort: Ihre Bewerbung' }],
    ['by subject in French', [], { subject: 'Réponse automatique : Votre demande' }],
    ['by subject in Italian', [], { subject: 'Risposta automatica: Domanda' }],
    ['by subject in English', [], { subject: 'Out of Office: Your application' }],
    ['by an older subject', [], { subject: 'Abwesenheitsnotiz' }],
  ])('an absence %s', (_, headers, rest) => {
    expect(natureOf(headers, rest)).toMatchObject({ needsReading: false, canBeAnsweredByMachine: false })
  })
})

describe('is the mail of a person', () => {
  it.each([
    ['who says nothing of machines', [], {}],
    ['whose program says so', ['Auto-Submitted: no', 'Precedence: normal'], {}],
    ['who answers an absence', [], { subject: 'AW: Automatische Antwort: Ihre Bewerbung' }],
    ['who writes of an absence', [], { subject: 'Abwesenheit des Hauswarts: wer hilft?' }],
  ])('%s', (_, headers, rest) => {
    expect(natureOf(headers, rest)).toEqual({
      needsReading: true,
      canBeAnsweredByMachine: true,
      looksLikeBounce: false,
    })
  })
})

describe('looks like a bounce', () => {
  it.each([
    ['by its recipients', ['X-Failed-Recipients: a@b.ch', 'Auto-Submitted: auto-replied'], {}],
    ['by its sender', ['Auto-Submitted: auto-replied'], { from: 'Mailer-Daemon@mx.example.ch' }],
    ['by its subject', ['Auto-Submitted: auto-generated'], { subject: 'Undelivered Mail Returned to Sender' }],
    ['by its subject in German', [], { subject: 'Unzustellbar: Ihre Bewerbung' }],
  ])('%s', (_, headers, rest) => {
    expect(natureOf(headers, rest).looksLikeBounce).toBe(true)
  })

  it('unless a person is away, though their mailbox hides its address', () => {
    expect(natureOf(['Return-Path: <>', 'Auto-Submitted: auto-replied']).looksLikeBounce).toBe(false)
  })
})
