import { expect, it } from 'vitest'
import { deviceOf } from './device.ts'

const mozilla = 'Mozilla/5.0'

it.each([
  [
    `${mozilla} (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36`,
    'Chrome',
    'Windows',
  ],
  [
    `${mozilla} (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36 Edg/142.0`,
    'Edge',
    'Windows',
  ],
  [`${mozilla} (Macintosh; Intel Mac OS X 10_15) AppleWebKit/605.1 Version/19.0 Safari/605.1`, 'Safari', 'macOS'],
  [`${mozilla} (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile Safari/604.1`, 'Safari', 'iPhone'],
  [`${mozilla} (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0`, 'Firefox', 'Linux'],
  [`${mozilla} (Linux; Android 16) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36`, 'Chrome', 'Android'],
  ['curl/8.9', '', ''],
  [null, '', ''],
])('reads %j as %j on %j', (userAgent, browser, system) => {
  expect(deviceOf(userAgent)).toEqual({ browser, system })
})
