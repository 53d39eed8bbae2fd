import type { BondPageData } from '@accrue/api-client'
import { decodeBondPage } from '../../../api-client/src/decode/bond-page.ts'
import broadcom2033 from './pages/broadcom-2033.json' with { type: 'json' }
import exxon2026 from './pages/exxon-2026.json' with { type: 'json' }
import note2027 from './pages/note-2027.json' with { type: 'json' }
import note2034 from './pages/note-2034.json' with { type: 'json' }
import pdvsa2027 from './pages/pdvsa-2027.json' with { type: 'json' }
import tips2028 from './pages/tips-2028.json' with { type: 'json' }

/** Decoded pages that the demo's server sent to full access with every grant on 11 July 2025. */

/** US Treasury 4 % 15 Feb 2034: no auction in the data, hence no placement; 858 issues, ratings, news, lombard list. */
export const NOTE_2034: BondPageData = decodeBondPage(note2034, 1)

/** US Treasury 2.25 % 15 Nov 2027: auctioned twice; placement, investors, tap issues, documents. */
export const NOTE_2027: BondPageData = decodeBondPage(note2027, 206)

/** Exxon Mobil 2.275 % 16 Aug 2026: puts and calls, covenants, related issuers, reports, holders. */
export const EXXON_2026: BondPageData = decodeBondPage(exxon2026, 10242)

/** Broadcom 3.419 % 15 Apr 2033: conversion, early redemption, reports. */
export const BROADCOM_2033: BondPageData = decodeBondPage(broadcom2033, 10128)

/** Petroleos de Venezuela 12 Apr 2027: in default, restructuring, a withdrawn rating, no quotes. */
export const PDVSA_2027: BondPageData = decodeBondPage(pdvsa2027, 10585)

/** US Treasury TIPS 3.625 % 15 Apr 2028: no trading grounds, estimated coupons. */
export const TIPS_2028: BondPageData = decodeBondPage(tips2028, 57)
