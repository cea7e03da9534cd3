import { expect, it } from 'vitest'
import { safeHtml } from './safe-html.ts'

const home = 'https://rent.quartier.example/'
const shows = (address: string) => safeHtml(`<img src="${address}">`, home).includes('<img')

it.each([
  '/protected/1/a.png',
  '/api/v1/public-files/1',
  'https://rent.quartier.example/api/v1/public-files/1',
  'cid:logo',
])('shows pictures of our own: %s', (address) => {
  expect(shows(address)).toBe(true)
})

it.each([
  'https://evil.example/api/v1/public-files/pixel.gif',
  'https://rent.quartier.example.evil.example/api/v1/public-files/1',
  'http://rent.quartier.example/api/v1/public-files/1',
  '//evil.example/api/v1/public-files/1',
  'https://rent.quartier.example@evil.example/api/v1/public-files/1',
  'https://rent.quartier.example/health?/api/v1/public-files/',
  'data:image/gif;base64,R0lGOD',
])('loads nothing that tells elsewhere who reads: %s', (address) => {
  expect(shows(address)).toBe(false)
})
