import { about as arabic, span as arabicSpan } from 'words:ar/formats'
import { about as german } from 'words:de/formats'
import { span } from 'words:en/formats'
import { about as spanish } from 'words:es/formats'
import { about as japanese } from 'words:ja/formats'
import { about as korean } from 'words:ko/formats'
import { about as portuguese } from 'words:pt-br/formats'
import { about as turkish } from 'words:tr/formats'
import { about as vietnamese } from 'words:vi/formats'
import { about as aboutInChinese } from 'words:zh-hans/formats'
import { describe, expect, it } from 'vitest'

const chinese = (seconds: number) => aboutInChinese(seconds).replaceAll('\0', '')

const MINUTE = 60
const HOUR = 3_600
const DAY = 86_400

describe('a span of time', () => {
  it.each([
    [0, '0 s'],
    [59, '59 s'],
    [MINUTE, '1 min'],
    [12 * MINUTE + 5, '12 min 5 s'],
    [2 * HOUR, '2 h'],
    [2 * HOUR + 59, '2 h'],
    [2 * HOUR + 5 * MINUTE, '2 h 5 min'],
    [DAY, '1 day'],
    [7 * DAY - 1, '6 days 23 h'],
    [7 * DAY, '7 days'],
    [7 * DAY + 59 * MINUTE, '7 days'],
  ])('of %i seconds is told by two units at most, and never as longer: %s', (seconds, told) => {
    expect(span(seconds)).toBe(told)
  })

  it('is told in every language by its own words', () => {
    const of = (seconds: number) =>
      [german, spanish, japanese, chinese, arabic, portuguese, vietnamese, korean, turkish].map((about) =>
        about(seconds).replace(/[\u2068\u2069]/g, ''),
      )
    expect(of(601)).toEqual(['10 min', '10 min', '10分', '10 分钟', '10 دقائق', '10 min', '10 phút', '10분', '10 dk'])
    expect(of(7 * DAY)).toEqual(['7 Tage', '7 días', '7日', '7 天', '7 أيام', '7 dias', '7 ngày', '7일', '7 gün'])
    expect(of(DAY + 6 * HOUR)).toEqual([
      '1 Tag 6 h',
      '1 día 6 h',
      '1日6時間',
      '1 天 6 小时',
      'يوم و6\u00a0ساعات',
      '1 dia 6 h',
      '1 ngày 6 giờ',
      '1일 6시간',
      '1 gün 6 sa',
    ])
    expect(arabicSpan(2 * DAY)).toBe('يومين')
  })
})
