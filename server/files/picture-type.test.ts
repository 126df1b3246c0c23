import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pictureType } from './picture-type.ts'

test('R1140 a drawing may begin with a comment or a document type, and a page that holds one is none', () => {
  const drawings = [
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
    '\uFEFF<?xml version="1.0"?>\n<!-- made by hand -->\n<svg width="1"/>',
    '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x"><svg/>',
  ]
  for (const drawing of drawings) assert.equal(pictureType(Buffer.from(drawing)), 'image/svg+xml', drawing)
  for (const other of ['<html><svg></svg></html>', '<!doctype html><svg/>', '<svgx/>', '', 'GIF8', '{}'])
    assert.equal(pictureType(Buffer.from(other)), null, other)
})
