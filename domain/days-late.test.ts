import assert from 'node:assert/strict'
import { test } from 'node:test'
import { daysLate } from './days-late.ts'

test('R970 a house is late by the days after the last day of the promised quarter, and by none before', () => {
  const cases = [
    [{ year: 2025, quarter: 4 }, '2025-12-31', 0],
    [{ year: 2025, quarter: 4 }, '2026-01-01', 1],
    [{ year: 2025, quarter: 4 }, '2025-06-01', 0],
    [{ year: 2024, quarter: 1 }, '2024-04-30', 30],
    [{ year: 2023, quarter: 4 }, '2024-12-31', 366],
  ] as const
  for (const [promised, day, late] of cases) assert.equal(daysLate(promised, day), late, day)
})
