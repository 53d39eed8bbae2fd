// This file is written from openapi.yaml by scripts/write-tables.mjs

import type { OperationId } from './operations.gen.ts'

/** Example answers of each operation by name; the first is the usual one. */
export const exampleAnswers: Partial<Record<OperationId, Record<string, unknown>>> = {
  "getBondPage": {
    "full": {
      "today": {
        "value": "2025-07-11",
        "numeric": 1752192000
      },
      "context": {
        "bondId": 1,
        "emitentId": 1,
        "emitentName": "United States Treasury",
        "formalEmitentName": "United States Department of the Treasury",
        "emitentCountryId": 840,
        "emitentCountryRegionId": 21,
        "emitentSovereign": true,
        "currencyId": 1,
        "bondStatus": 192,
        "lang": "eng",
        "tgList": [
          {
            "id": 4,
            "name": "Estimation",
            "max_date": {
              "value": "2025-07-11",
              "numeric": 1752192000
            },
            "estimation": true
          },
          {
            "id": 100,
            "name": "FedInvest",
            "max_date": {
              "value": "2024-08-23",
              "numeric": 1724371200
            }
          }
        ],
        "defaultTg": 4,
        "offerts": [],
        "ratings": {
          "emitent": [
            {
              "agency_id": 1,
              "agency_name": "Moody's",
              "scale_point_name": "Aa1",
              "scale_name": "Long-term foreign currency",
              "forecast": "Stable",
              "date": {
                "value": "2025-05-16",
                "numeric": 1747353600
              }
            },
            {
              "agency_id": 2,
              "agency_name": "Fitch",
              "scale_point_name": "AA+",
              "scale_name": "Long-term foreign currency",
              "forecast": "Stable",
              "date": {
                "value": "2023-08-01",
                "numeric": 1690848000
              }
            },
            {
              "agency_id": 3,
              "agency_name": "S&P",
              "scale_point_name": "AA+",
              "scale_name": "Long-term foreign currency",
              "forecast": "Stable",
              "date": {
                "value": "2013-06-10",
                "numeric": 1370822400
              }
            }
          ],
          "emission": []
        },
        "watchlist": [
          {
            "id": 1,
            "name": "Core bonds",
            "checked": true,
            "readonly": false,
            "count": "100",
            "user_price": {
              "value": "98.125",
              "numeric": 98.125
            },
            "buy_date": {
              "value": "2024-03-01",
              "numeric": 1709251200
            },
            "buy_date_formatted": "01.03.2024"
          },
          {
            "id": 2,
            "name": "Shared by the desk",
            "checked": false,
            "readonly": true,
            "count": null,
            "user_price": {
              "value": "",
              "numeric": null
            }
          },
          {
            "id": 381,
            "name": "NSD",
            "checked": false,
            "readonly": false,
            "count": null,
            "user_price": {
              "value": "",
              "numeric": null
            }
          }
        ],
        "comments": [],
        "holders": [
          {
            "name": "A bond fund",
            "share": {
              "value": "0.02",
              "numeric": 0.02
            },
            "amount": {
              "value": "9000000",
              "numeric": 9000000
            },
            "date": {
              "value": "2023-03-31",
              "numeric": 1680220800
            }
          }
        ],
        "latest_list": {
          "total": 38,
          "page": 1,
          "items": [
            {
              "id": 2,
              "name": "UST 4.25% 15 Nov 2034",
              "url": "/bonds/2/",
              "emitent_name": "United States Treasury",
              "status": "Outstanding",
              "isin": "US91282CLW90",
              "currency": "USD",
              "placement_date": {
                "value": "2024-11-15",
                "numeric": 1731628800
              },
              "maturity_date": {
                "value": "2034-11-15",
                "numeric": 2047161600
              },
              "cupon_rate": {
                "value": "4.25",
                "numeric": 4.25
              },
              "amount": {
                "value": "119000000000",
                "numeric": 119000000000
              },
              "indicative_price": {
                "value": "98.8906",
                "numeric": 98.8906
              },
              "indicative_yield": {
                "value": "0.0439",
                "numeric": 0.0439
              },
              "duration": {
                "value": "2770",
                "numeric": 2770
              }
            },
            {
              "id": 3,
              "name": "UST 3.875% 15 Aug 2034",
              "url": "/bonds/3/",
              "emitent_name": "United States Treasury",
              "status": "Outstanding",
              "isin": "US91282CLF67",
              "currency": "USD",
              "placement_date": {
                "value": "2024-08-15",
                "numeric": 1723680000
              },
              "maturity_date": {
                "value": "2034-08-15",
                "numeric": 2039212800
              },
              "cupon_rate": {
                "value": "3.875",
                "numeric": 3.875
              },
              "amount": {
                "value": "126000000000",
                "numeric": 126000000000
              },
              "indicative_price": {
                "value": "96.4062",
                "numeric": 96.4062
              },
              "indicative_yield": {
                "value": "0.0435",
                "numeric": 0.0435
              },
              "duration": {
                "value": "2740",
                "numeric": 2740
              }
            }
          ]
        },
        "similar_items": {
          "total": 38,
          "page": 1,
          "items": [
            {
              "id": 2,
              "name": "UST 4.25% 15 Nov 2034",
              "url": "/bonds/2/",
              "emitent_name": "United States Treasury",
              "status": "Outstanding",
              "isin": "US91282CLW90",
              "currency": "USD",
              "placement_date": {
                "value": "2024-11-15",
                "numeric": 1731628800
              },
              "maturity_date": {
                "value": "2034-11-15",
                "numeric": 2047161600
              },
              "cupon_rate": {
                "value": "4.25",
                "numeric": 4.25
              },
              "amount": {
                "value": "119000000000",
                "numeric": 119000000000
              },
              "indicative_price": {
                "value": "98.8906",
                "numeric": 98.8906
              },
              "indicative_yield": {
                "value": "0.0439",
                "numeric": 0.0439
              },
              "duration": {
                "value": "2770",
                "numeric": 2770
              }
            },
            {
              "id": 3,
              "name": "UST 3.875% 15 Aug 2034",
              "url": "/bonds/3/",
              "emitent_name": "United States Treasury",
              "status": "Outstanding",
              "isin": "US91282CLF67",
              "currency": "USD",
              "placement_date": {
                "value": "2024-08-15",
                "numeric": 1723680000
              },
              "maturity_date": {
                "value": "2034-08-15",
                "numeric": 2039212800
              },
              "cupon_rate": {
                "value": "3.875",
                "numeric": 3.875
              },
              "amount": {
                "value": "126000000000",
                "numeric": 126000000000
              },
              "indicative_price": {
                "value": "96.4062",
                "numeric": 96.4062
              },
              "indicative_yield": {
                "value": "0.0435",
                "numeric": 0.0435
              },
              "duration": {
                "value": "2740",
                "numeric": 2740
              }
            }
          ]
        },
        "nkdPrecision": null,
        "dataBrand": "own"
      },
      "header": {
        "name": "UST 4% 15 Feb 2034",
        "breadcrumbs": [
          {
            "ttl": "Bonds",
            "url": "/"
          },
          {
            "ttl": "United States",
            "url": null
          },
          {
            "ttl": "United States Treasury",
            "url": "/company/1/"
          }
        ],
        "badges": [
          {
            "id": "outstanding",
            "ttl": "Outstanding"
          },
          {
            "id": "senior_unsecured",
            "ttl": "Senior unsecured"
          }
        ],
        "isin": "US91282CJZ59",
        "cusip": "91282CJZ5",
        "ticker": null,
        "currency": "USD",
        "outstanding": {
          "value": "128000000000",
          "numeric": 128000000000
        },
        "rating": "Moody's Aa1",
        "illustrative": false
      },
      "facts": {
        "trading_ground_id": 4,
        "trading_ground_name": "Estimation",
        "date": {
          "value": "2025-07-11",
          "numeric": 1752192000
        },
        "estimation": true,
        "masked": false,
        "price": {
          "value": "97.3594",
          "numeric": 97.3594
        },
        "price_change": {
          "value": "-0.4531",
          "numeric": -0.4531
        },
        "price_type": "mid",
        "yield": {
          "value": "0.043712",
          "numeric": 0.043712
        },
        "yield_change": {
          "value": "0.00064",
          "numeric": 0.00064
        },
        "yield_type": "Clearance",
        "g_spread": {
          "value": "0.00",
          "numeric": 0
        },
        "g_spread_benchmark": "US Treasury par curve",
        "duration": {
          "value": "2612",
          "numeric": 2612
        },
        "modified_duration": {
          "value": "7",
          "numeric": 7
        },
        "nkd": {
          "value": "1.6132",
          "numeric": 1.6132
        },
        "nkd_date": {
          "value": "2025-07-11",
          "numeric": 1752192000
        },
        "next_coupon_date": {
          "value": "2025-08-15",
          "numeric": 1755216000
        },
        "next_coupon_sum": {
          "value": "2",
          "numeric": 2
        },
        "next_offer_date": {
          "value": "",
          "numeric": null
        },
        "next_offer_type": null,
        "next_offer_price": {
          "value": "",
          "numeric": null
        },
        "maturity_date": {
          "value": "2034-02-15",
          "numeric": 2023574400
        }
      },
      "charts": [
        {
          "trading_ground_id": 4,
          "price": true,
          "yield": true,
          "gspread": true,
          "map": true
        },
        {
          "trading_ground_id": 100,
          "price": true,
          "yield": true,
          "gspread": false,
          "map": false
        }
      ],
      "info": [
        {
          "id": "issuer",
          "value": "United States Treasury",
          "kind": "link",
          "url": "/company/1/",
          "hint": "issuer_hint",
          "group": "issue"
        },
        {
          "id": "coupon_rate",
          "value": "4",
          "numeric": 4,
          "kind": "percent",
          "hint": "coupon_rate_hint",
          "group": "coupon"
        },
        {
          "id": "maturity_date",
          "value": "2034-02-15",
          "kind": "date",
          "hint": null,
          "group": "issue"
        },
        {
          "id": "issue_size",
          "value": "128000000000",
          "numeric": 128000000000,
          "kind": "money",
          "currency": "USD",
          "hint": null,
          "group": "issue"
        }
      ],
      "identifiers": [
        {
          "id": "isin",
          "value": "US91282CJZ59"
        },
        {
          "id": "cusip",
          "value": "91282CJZ5"
        }
      ],
      "sections": [
        {
          "id": "graph"
        },
        {
          "id": "info"
        },
        {
          "id": "documents",
          "count": 2
        },
        {
          "id": "quotes",
          "count": 12
        },
        {
          "id": "cash-flow",
          "count": 20
        },
        {
          "id": "ratings",
          "count": 3
        },
        {
          "id": "latest-issues",
          "count": 38
        },
        {
          "id": "similar",
          "count": 14
        },
        {
          "id": "placement"
        },
        {
          "id": "identifiers",
          "count": 2
        }
      ],
      "source": [
        {
          "id": "page",
          "text": "US Treasury auctions, FedInvest prices and daily par yield curve",
          "as_of": {
            "value": "2025-07-11",
            "numeric": 1752192000
          },
          "url": null
        },
        {
          "id": "quotes",
          "text": "Quotes of market participants are generated around the estimation",
          "illustrative": true
        }
      ],
      "cash_flow": {
        "rows": [
          {
            "num": 3,
            "date": {
              "value": "2025-08-15",
              "numeric": 1755216000
            },
            "actual_payment_date": {
              "value": "2025-08-15",
              "numeric": 1755216000
            },
            "record_date": {
              "value": "2025-07-31",
              "numeric": 1753920000
            },
            "cupon_rate": {
              "value": "4",
              "numeric": 4
            },
            "cupon_sum": {
              "value": "2",
              "numeric": 2
            },
            "redemtion": {
              "value": "0",
              "numeric": 0
            },
            "pool_factor": {
              "value": "1",
              "numeric": 1
            }
          },
          {
            "num": 20,
            "date": {
              "value": "2034-02-15",
              "numeric": 2023574400
            },
            "actual_payment_date": {
              "value": "2034-02-15",
              "numeric": 2023574400
            },
            "cupon_rate": {
              "value": "4",
              "numeric": 4
            },
            "cupon_sum": {
              "value": "2",
              "numeric": 2
            },
            "redemtion": {
              "value": "100",
              "numeric": 100
            },
            "pool_factor": {
              "value": "1",
              "numeric": 1
            },
            "coupon_is_estimated_text": null
          }
        ],
        "has_deals": true,
        "timezone": "UTC+3",
        "currency": "USD"
      },
      "options": [
        {
          "date": {
            "value": "2030-02-15",
            "numeric": 1897344000
          },
          "period": "15 Jan – 15 Feb 2030",
          "type": "call",
          "option_type": "European",
          "notice_period": "30 days",
          "benchmark_spread": {
            "value": "25",
            "numeric": 25
          },
          "price": {
            "value": "100",
            "numeric": 100
          },
          "repurchased_amount": {
            "value": "",
            "numeric": null
          }
        }
      ],
      "documents": [
        {
          "id": 11,
          "ttl": "Auction announcement",
          "type": "Announcement",
          "date": {
            "value": "2024-02-01",
            "numeric": 1706745600
          },
          "mimetype": "application/pdf",
          "size": 48213,
          "link": "/api/files/document/11/",
          "illustrative": true
        }
      ],
      "latest_issues": {
        "total": 38,
        "page": 1,
        "items": [
          {
            "id": 2,
            "name": "UST 4.25% 15 Nov 2034",
            "url": "/bonds/2/",
            "emitent_name": "United States Treasury",
            "status": "Outstanding",
            "isin": "US91282CLW90",
            "currency": "USD",
            "placement_date": {
              "value": "2024-11-15",
              "numeric": 1731628800
            },
            "maturity_date": {
              "value": "2034-11-15",
              "numeric": 2047161600
            },
            "cupon_rate": {
              "value": "4.25",
              "numeric": 4.25
            },
            "amount": {
              "value": "119000000000",
              "numeric": 119000000000
            },
            "indicative_price": {
              "value": "98.8906",
              "numeric": 98.8906
            },
            "indicative_yield": {
              "value": "0.0439",
              "numeric": 0.0439
            },
            "duration": {
              "value": "2770",
              "numeric": 2770
            }
          },
          {
            "id": 3,
            "name": "UST 3.875% 15 Aug 2034",
            "url": "/bonds/3/",
            "emitent_name": "United States Treasury",
            "status": "Outstanding",
            "isin": "US91282CLF67",
            "currency": "USD",
            "placement_date": {
              "value": "2024-08-15",
              "numeric": 1723680000
            },
            "maturity_date": {
              "value": "2034-08-15",
              "numeric": 2039212800
            },
            "cupon_rate": {
              "value": "3.875",
              "numeric": 3.875
            },
            "amount": {
              "value": "126000000000",
              "numeric": 126000000000
            },
            "indicative_price": {
              "value": "96.4062",
              "numeric": 96.4062
            },
            "indicative_yield": {
              "value": "0.0435",
              "numeric": 0.0435
            },
            "duration": {
              "value": "2740",
              "numeric": 2740
            }
          }
        ]
      },
      "news": [
        {
          "id": 5,
          "ttl": "Treasury announces the quarterly refunding",
          "date": {
            "value": "2024-01-31",
            "numeric": 1706659200
          },
          "url": null,
          "source": "US Treasury"
        }
      ],
      "indexes": [
        {
          "id": 10,
          "name": "UST 10Y par yield",
          "url": "/indexes/10/"
        }
      ],
      "related_issuers": [
        {
          "id": 7,
          "name": "Federal Financing Bank",
          "url": null,
          "note": "agency"
        }
      ],
      "report_files": [],
      "blocks": {
        "placement": {
          "fields": [
            {
              "id": "high_yield",
              "value": "4.093",
              "numeric": 4.093,
              "kind": "percent",
              "hint": null
            },
            {
              "id": "bid_to_cover",
              "value": "2.56",
              "numeric": 2.56,
              "kind": "number",
              "hint": null
            }
          ],
          "tables": [
            {
              "id": "auctions",
              "ttl": null,
              "columns": [
                {
                  "id": "auction_date",
                  "kind": "date"
                },
                {
                  "id": "offering_amount",
                  "kind": "money",
                  "decimals": 0
                }
              ],
              "rows": [
                {
                  "id": "1",
                  "cells": {
                    "auction_date": "2024-02-07",
                    "offering_amount": {
                      "val": "42000000000",
                      "numeric": 42000000000
                    }
                  }
                }
              ]
            }
          ]
        }
      }
    },
    "masked": {
      "today": {
        "value": "2025-07-11",
        "numeric": 1752192000
      },
      "context": {
        "bondId": 1,
        "emitentId": 1,
        "emitentName": "United States Treasury",
        "formalEmitentName": "United States Department of the Treasury",
        "emitentCountryId": 840,
        "emitentCountryRegionId": 21,
        "emitentSovereign": true,
        "currencyId": 1,
        "bondStatus": 192,
        "lang": "eng",
        "tgList": [
          {
            "id": 4,
            "name": "Estimation",
            "max_date": {
              "value": "2025-07-11",
              "numeric": 1752192000
            },
            "estimation": true
          },
          {
            "id": 100,
            "name": "FedInvest",
            "max_date": {
              "value": "2024-08-23",
              "numeric": 1724371200
            }
          }
        ],
        "defaultTg": 4,
        "offerts": [],
        "ratings": {
          "emitent": [
            {
              "agency_id": 1,
              "agency_name": "Moody's",
              "scale_point_name": "Aa1",
              "scale_name": "Long-term foreign currency",
              "forecast": "Stable",
              "date": {
                "value": "2025-05-16",
                "numeric": 1747353600
              }
            },
            {
              "agency_id": 2,
              "agency_name": "Fitch",
              "scale_point_name": "AA+",
              "scale_name": "Long-term foreign currency",
              "forecast": "Stable",
              "date": {
                "value": "2023-08-01",
                "numeric": 1690848000
              }
            },
            {
              "agency_id": 3,
              "agency_name": "S&P",
              "scale_point_name": "AA+",
              "scale_name": "Long-term foreign currency",
              "forecast": "Stable",
              "date": {
                "value": "2013-06-10",
                "numeric": 1370822400
              }
            }
          ],
          "emission": []
        },
        "watchlist": [],
        "comments": [],
        "holders": [
          {
            "name": "A bond fund",
            "share": {
              "value": "0.02",
              "numeric": 0.02
            },
            "amount": {
              "value": "9000000",
              "numeric": 9000000
            },
            "date": {
              "value": "2023-03-31",
              "numeric": 1680220800
            }
          }
        ],
        "latest_list": {
          "total": 38,
          "page": 1,
          "items": [
            {
              "id": 2,
              "name": "UST 4.25% 15 Nov 2034",
              "url": "/bonds/2/",
              "emitent_name": "United States Treasury",
              "status": "Outstanding",
              "isin": "US91282CLW90",
              "currency": "USD",
              "placement_date": {
                "value": "2024-11-15",
                "numeric": 1731628800
              },
              "maturity_date": {
                "value": "2034-11-15",
                "numeric": 2047161600
              },
              "cupon_rate": {
                "value": "4.25",
                "numeric": 4.25
              },
              "amount": {
                "value": "119000000000",
                "numeric": 119000000000
              },
              "masked": true,
              "indicative_price": {
                "value": "",
                "numeric": null
              },
              "indicative_yield": {
                "value": "",
                "numeric": null
              },
              "duration": {
                "value": "",
                "numeric": null
              }
            },
            {
              "id": 3,
              "name": "UST 3.875% 15 Aug 2034",
              "url": "/bonds/3/",
              "emitent_name": "United States Treasury",
              "status": "Outstanding",
              "isin": "US91282CLF67",
              "currency": "USD",
              "placement_date": {
                "value": "2024-08-15",
                "numeric": 1723680000
              },
              "maturity_date": {
                "value": "2034-08-15",
                "numeric": 2039212800
              },
              "cupon_rate": {
                "value": "3.875",
                "numeric": 3.875
              },
              "amount": {
                "value": "126000000000",
                "numeric": 126000000000
              },
              "masked": true,
              "indicative_price": {
                "value": "",
                "numeric": null
              },
              "indicative_yield": {
                "value": "",
                "numeric": null
              },
              "duration": {
                "value": "",
                "numeric": null
              }
            }
          ]
        },
        "similar_items": {
          "total": 38,
          "page": 1,
          "items": [
            {
              "id": 2,
              "name": "UST 4.25% 15 Nov 2034",
              "url": "/bonds/2/",
              "emitent_name": "United States Treasury",
              "status": "Outstanding",
              "isin": "US91282CLW90",
              "currency": "USD",
              "placement_date": {
                "value": "2024-11-15",
                "numeric": 1731628800
              },
              "maturity_date": {
                "value": "2034-11-15",
                "numeric": 2047161600
              },
              "cupon_rate": {
                "value": "4.25",
                "numeric": 4.25
              },
              "amount": {
                "value": "119000000000",
                "numeric": 119000000000
              },
              "masked": true,
              "indicative_price": {
                "value": "",
                "numeric": null
              },
              "indicative_yield": {
                "value": "",
                "numeric": null
              },
              "duration": {
                "value": "",
                "numeric": null
              }
            },
            {
              "id": 3,
              "name": "UST 3.875% 15 Aug 2034",
              "url": "/bonds/3/",
              "emitent_name": "United States Treasury",
              "status": "Outstanding",
              "isin": "US91282CLF67",
              "currency": "USD",
              "placement_date": {
                "value": "2024-08-15",
                "numeric": 1723680000
              },
              "maturity_date": {
                "value": "2034-08-15",
                "numeric": 2039212800
              },
              "cupon_rate": {
                "value": "3.875",
                "numeric": 3.875
              },
              "amount": {
                "value": "126000000000",
                "numeric": 126000000000
              },
              "masked": true,
              "indicative_price": {
                "value": "",
                "numeric": null
              },
              "indicative_yield": {
                "value": "",
                "numeric": null
              },
              "duration": {
                "value": "",
                "numeric": null
              }
            }
          ]
        },
        "nkdPrecision": null,
        "dataBrand": "own"
      },
      "header": {
        "name": "UST 4% 15 Feb 2034",
        "breadcrumbs": [
          {
            "ttl": "Bonds",
            "url": "/"
          },
          {
            "ttl": "United States",
            "url": null
          },
          {
            "ttl": "United States Treasury",
            "url": "/company/1/"
          }
        ],
        "badges": [
          {
            "id": "outstanding",
            "ttl": "Outstanding"
          },
          {
            "id": "senior_unsecured",
            "ttl": "Senior unsecured"
          }
        ],
        "isin": "US91282CJZ59",
        "cusip": "91282CJZ5",
        "ticker": null,
        "currency": "USD",
        "outstanding": {
          "value": "128000000000",
          "numeric": 128000000000
        },
        "rating": "Moody's Aa1",
        "illustrative": false
      },
      "facts": {
        "trading_ground_id": 4,
        "trading_ground_name": "Estimation",
        "date": {
          "value": "2025-07-11",
          "numeric": 1752192000
        },
        "estimation": true,
        "masked": true,
        "price": {
          "value": "",
          "numeric": null
        },
        "price_change": {
          "value": "",
          "numeric": null
        },
        "price_type": "mid",
        "yield": {
          "value": "",
          "numeric": null
        },
        "yield_change": {
          "value": "",
          "numeric": null
        },
        "yield_type": "Clearance",
        "g_spread": {
          "value": "",
          "numeric": null
        },
        "g_spread_benchmark": "US Treasury par curve",
        "duration": {
          "value": "",
          "numeric": null
        },
        "modified_duration": {
          "value": "",
          "numeric": null
        },
        "nkd": {
          "value": "1.6132",
          "numeric": 1.6132
        },
        "nkd_date": {
          "value": "2025-07-11",
          "numeric": 1752192000
        },
        "next_coupon_date": {
          "value": "2025-08-15",
          "numeric": 1755216000
        },
        "next_coupon_sum": {
          "value": "2",
          "numeric": 2
        },
        "next_offer_date": {
          "value": "",
          "numeric": null
        },
        "next_offer_type": null,
        "next_offer_price": {
          "value": "",
          "numeric": null
        },
        "maturity_date": {
          "value": "2034-02-15",
          "numeric": 2023574400
        }
      },
      "charts": [
        {
          "trading_ground_id": 4,
          "price": true,
          "yield": true,
          "gspread": true,
          "map": true
        },
        {
          "trading_ground_id": 100,
          "price": true,
          "yield": true,
          "gspread": false,
          "map": false
        }
      ],
      "info": [
        {
          "id": "issuer",
          "value": "United States Treasury",
          "kind": "link",
          "url": "/company/1/",
          "hint": "issuer_hint",
          "group": "issue"
        },
        {
          "id": "coupon_rate",
          "value": "4",
          "numeric": 4,
          "kind": "percent",
          "hint": "coupon_rate_hint",
          "group": "coupon"
        },
        {
          "id": "maturity_date",
          "value": "2034-02-15",
          "kind": "date",
          "hint": null,
          "group": "issue"
        },
        {
          "id": "issue_size",
          "value": "128000000000",
          "numeric": 128000000000,
          "kind": "money",
          "currency": "USD",
          "hint": null,
          "group": "issue"
        }
      ],
      "identifiers": [
        {
          "id": "isin",
          "value": "US91282CJZ59"
        },
        {
          "id": "cusip",
          "value": "91282CJZ5"
        }
      ],
      "sections": [
        {
          "id": "graph"
        },
        {
          "id": "info"
        },
        {
          "id": "documents",
          "count": 2
        },
        {
          "id": "quotes",
          "count": 12
        },
        {
          "id": "cash-flow",
          "count": 20
        },
        {
          "id": "ratings",
          "count": 3
        },
        {
          "id": "latest-issues",
          "count": 38
        },
        {
          "id": "similar",
          "count": 14
        },
        {
          "id": "placement"
        },
        {
          "id": "identifiers",
          "count": 2
        }
      ],
      "source": [
        {
          "id": "page",
          "text": "US Treasury auctions, FedInvest prices and daily par yield curve",
          "as_of": {
            "value": "2025-07-11",
            "numeric": 1752192000
          },
          "url": null
        },
        {
          "id": "quotes",
          "text": "Quotes of market participants are generated around the estimation",
          "illustrative": true
        }
      ],
      "cash_flow": {
        "rows": [
          {
            "num": 3,
            "date": {
              "value": "2025-08-15",
              "numeric": 1755216000
            },
            "actual_payment_date": {
              "value": "2025-08-15",
              "numeric": 1755216000
            },
            "record_date": {
              "value": "2025-07-31",
              "numeric": 1753920000
            },
            "cupon_rate": {
              "value": "4",
              "numeric": 4
            },
            "cupon_sum": {
              "value": "2",
              "numeric": 2
            },
            "redemtion": {
              "value": "0",
              "numeric": 0
            },
            "pool_factor": {
              "value": "1",
              "numeric": 1
            }
          },
          {
            "num": 20,
            "date": {
              "value": "2034-02-15",
              "numeric": 2023574400
            },
            "actual_payment_date": {
              "value": "2034-02-15",
              "numeric": 2023574400
            },
            "cupon_rate": {
              "value": "4",
              "numeric": 4
            },
            "cupon_sum": {
              "value": "2",
              "numeric": 2
            },
            "redemtion": {
              "value": "100",
              "numeric": 100
            },
            "pool_factor": {
              "value": "1",
              "numeric": 1
            },
            "coupon_is_estimated_text": null
          }
        ],
        "has_deals": true,
        "timezone": "UTC+3",
        "currency": "USD"
      },
      "options": [
        {
          "date": {
            "value": "2030-02-15",
            "numeric": 1897344000
          },
          "period": "15 Jan – 15 Feb 2030",
          "type": "call",
          "option_type": "European",
          "notice_period": "30 days",
          "benchmark_spread": {
            "value": "25",
            "numeric": 25
          },
          "price": {
            "value": "100",
            "numeric": 100
          },
          "repurchased_amount": {
            "value": "",
            "numeric": null
          }
        }
      ],
      "documents": [
        {
          "id": 11,
          "ttl": "Auction announcement",
          "type": "Announcement",
          "date": {
            "value": "2024-02-01",
            "numeric": 1706745600
          },
          "mimetype": "application/pdf",
          "size": 48213,
          "link": null,
          "illustrative": true
        }
      ],
      "latest_issues": {
        "total": 38,
        "page": 1,
        "items": [
          {
            "id": 2,
            "name": "UST 4.25% 15 Nov 2034",
            "url": "/bonds/2/",
            "emitent_name": "United States Treasury",
            "status": "Outstanding",
            "isin": "US91282CLW90",
            "currency": "USD",
            "placement_date": {
              "value": "2024-11-15",
              "numeric": 1731628800
            },
            "maturity_date": {
              "value": "2034-11-15",
              "numeric": 2047161600
            },
            "cupon_rate": {
              "value": "4.25",
              "numeric": 4.25
            },
            "amount": {
              "value": "119000000000",
              "numeric": 119000000000
            },
            "masked": true,
            "indicative_price": {
              "value": "",
              "numeric": null
            },
            "indicative_yield": {
              "value": "",
              "numeric": null
            },
            "duration": {
              "value": "",
              "numeric": null
            }
          },
          {
            "id": 3,
            "name": "UST 3.875% 15 Aug 2034",
            "url": "/bonds/3/",
            "emitent_name": "United States Treasury",
            "status": "Outstanding",
            "isin": "US91282CLF67",
            "currency": "USD",
            "placement_date": {
              "value": "2024-08-15",
              "numeric": 1723680000
            },
            "maturity_date": {
              "value": "2034-08-15",
              "numeric": 2039212800
            },
            "cupon_rate": {
              "value": "3.875",
              "numeric": 3.875
            },
            "amount": {
              "value": "126000000000",
              "numeric": 126000000000
            },
            "masked": true,
            "indicative_price": {
              "value": "",
              "numeric": null
            },
            "indicative_yield": {
              "value": "",
              "numeric": null
            },
            "duration": {
              "value": "",
              "numeric": null
            }
          }
        ]
      },
      "news": [
        {
          "id": 5,
          "ttl": "Treasury announces the quarterly refunding",
          "date": {
            "value": "2024-01-31",
            "numeric": 1706659200
          },
          "url": null,
          "source": "US Treasury"
        }
      ],
      "indexes": [
        {
          "id": 10,
          "name": "UST 10Y par yield",
          "url": "/indexes/10/"
        }
      ],
      "related_issuers": [
        {
          "id": 7,
          "name": "Federal Financing Bank",
          "url": null,
          "note": "agency"
        }
      ],
      "report_files": [],
      "blocks": {
        "placement": {
          "fields": [
            {
              "id": "high_yield",
              "value": "4.093",
              "numeric": 4.093,
              "kind": "percent",
              "hint": null
            },
            {
              "id": "bid_to_cover",
              "value": "2.56",
              "numeric": 2.56,
              "kind": "number",
              "hint": null
            }
          ],
          "tables": [
            {
              "id": "auctions",
              "ttl": null,
              "columns": [
                {
                  "id": "auction_date",
                  "kind": "date"
                },
                {
                  "id": "offering_amount",
                  "kind": "money",
                  "decimals": 0
                }
              ],
              "rows": [
                {
                  "id": "1",
                  "cells": {
                    "auction_date": "2024-02-07",
                    "offering_amount": {
                      "val": "42000000000",
                      "numeric": 42000000000
                    }
                  }
                }
              ]
            }
          ]
        }
      }
    }
  },
  "getStockPage": {
    "full": {
      "today": {
        "value": "2025-07-11",
        "numeric": 1752192000
      },
      "id": 1,
      "emitentId": 2,
      "header": {
        "name": "Apple Inc.",
        "breadcrumbs": [
          {
            "ttl": "Stocks",
            "url": null
          }
        ],
        "badges": [],
        "isin": "US0378331005",
        "cusip": null,
        "ticker": "AAPL",
        "currency": "USD",
        "rating": null
      },
      "facts": [
        {
          "id": "last_close",
          "value": "169.23",
          "numeric": 169.23,
          "kind": "money",
          "currency": "USD",
          "hint": null
        },
        {
          "id": "as_of",
          "value": "2017-12-29",
          "kind": "date",
          "hint": null
        }
      ],
      "info": [
        {
          "id": "issuer",
          "value": "Apple Inc.",
          "kind": "link",
          "url": "/company/2/",
          "hint": null
        }
      ],
      "identifiers": [
        {
          "id": "isin",
          "value": "US0378331005"
        }
      ],
      "sections": [
        {
          "id": "graph"
        },
        {
          "id": "info"
        }
      ],
      "source": [
        {
          "id": "page",
          "text": "End-of-day prices, 2015 to 2017",
          "as_of": {
            "value": "2017-12-29",
            "numeric": 1514505600
          }
        }
      ],
      "issues": {
        "total": 0,
        "items": []
      },
      "chart": {
        "url": "/api/chart-data/stocks/1/",
        "periods": [
          {
            "id": "3m",
            "start_date": "2017-09-29",
            "end_date": "2017-12-29"
          },
          {
            "id": "1y",
            "start_date": "2016-12-29",
            "end_date": "2017-12-29"
          }
        ],
        "min_date": {
          "value": "2015-01-02",
          "numeric": 1420156800
        },
        "max_date": {
          "value": "2017-12-29",
          "numeric": 1514505600
        }
      },
      "watchlist": [
        {
          "id": 1,
          "name": "Core rates",
          "checked": true,
          "readonly": false,
          "count": "20",
          "user_price": {
            "value": "160.5",
            "numeric": 160.5
          },
          "buy_date": {
            "value": "2025-01-15",
            "numeric": 1736899200
          },
          "buy_date_formatted": "15.01.2025",
          "error": null
        }
      ],
      "related_issuers": [],
      "report_files": [
        "annual-reports"
      ],
      "blocks": {}
    },
    "masked": {
      "today": {
        "value": "2025-07-11",
        "numeric": 1752192000
      },
      "id": 1,
      "emitentId": 2,
      "header": {
        "name": "Apple Inc.",
        "breadcrumbs": [
          {
            "ttl": "Stocks",
            "url": null
          }
        ],
        "badges": [],
        "isin": "US0378331005",
        "cusip": null,
        "ticker": "AAPL",
        "currency": "USD",
        "rating": null
      },
      "facts": [
        {
          "id": "last_close",
          "value": "",
          "numeric": null,
          "masked": true,
          "kind": "money",
          "currency": "USD",
          "hint": null
        }
      ],
      "info": [
        {
          "id": "issuer",
          "value": "Apple Inc.",
          "kind": "link",
          "url": "/company/2/",
          "hint": null
        }
      ],
      "identifiers": [
        {
          "id": "isin",
          "value": "US0378331005"
        }
      ],
      "sections": [
        {
          "id": "graph"
        },
        {
          "id": "info"
        }
      ],
      "source": [
        {
          "id": "page",
          "text": "End-of-day prices, 2015 to 2017",
          "as_of": {
            "value": "2017-12-29",
            "numeric": 1514505600
          }
        }
      ],
      "issues": {
        "total": 38,
        "page": 1,
        "items": [
          {
            "id": 2,
            "name": "UST 4.25% 15 Nov 2034",
            "url": "/bonds/2/",
            "emitent_name": "United States Treasury",
            "status": "Outstanding",
            "isin": "US91282CLW90",
            "currency": "USD",
            "placement_date": {
              "value": "2024-11-15",
              "numeric": 1731628800
            },
            "maturity_date": {
              "value": "2034-11-15",
              "numeric": 2047161600
            },
            "cupon_rate": {
              "value": "4.25",
              "numeric": 4.25
            },
            "amount": {
              "value": "119000000000",
              "numeric": 119000000000
            },
            "masked": true,
            "indicative_price": {
              "value": "",
              "numeric": null
            },
            "indicative_yield": {
              "value": "",
              "numeric": null
            },
            "duration": {
              "value": "",
              "numeric": null
            }
          },
          {
            "id": 3,
            "name": "UST 3.875% 15 Aug 2034",
            "url": "/bonds/3/",
            "emitent_name": "United States Treasury",
            "status": "Outstanding",
            "isin": "US91282CLF67",
            "currency": "USD",
            "placement_date": {
              "value": "2024-08-15",
              "numeric": 1723680000
            },
            "maturity_date": {
              "value": "2034-08-15",
              "numeric": 2039212800
            },
            "cupon_rate": {
              "value": "3.875",
              "numeric": 3.875
            },
            "amount": {
              "value": "126000000000",
              "numeric": 126000000000
            },
            "masked": true,
            "indicative_price": {
              "value": "",
              "numeric": null
            },
            "indicative_yield": {
              "value": "",
              "numeric": null
            },
            "duration": {
              "value": "",
              "numeric": null
            }
          }
        ]
      },
      "chart": {
        "url": "/api/chart-data/stocks/1/",
        "periods": [
          {
            "id": "3m",
            "start_date": "2017-09-29",
            "end_date": "2017-12-29"
          },
          {
            "id": "1y",
            "start_date": "2016-12-29",
            "end_date": "2017-12-29"
          }
        ],
        "min_date": {
          "value": "2015-01-02",
          "numeric": 1420156800
        },
        "max_date": {
          "value": "2017-12-29",
          "numeric": 1514505600
        }
      },
      "related_issuers": [],
      "report_files": [
        "annual-reports"
      ],
      "blocks": {}
    }
  },
  "getEtfPage": {
    "full": {
      "today": {
        "value": "2025-07-11",
        "numeric": 1752192000
      },
      "id": 1,
      "emitentId": 2,
      "header": {
        "name": "Apple Inc.",
        "breadcrumbs": [
          {
            "ttl": "Stocks",
            "url": null
          }
        ],
        "badges": [],
        "isin": "US0378331005",
        "cusip": null,
        "ticker": "AAPL",
        "currency": "USD",
        "rating": null
      },
      "facts": [
        {
          "id": "last_close",
          "value": "169.23",
          "numeric": 169.23,
          "kind": "money",
          "currency": "USD",
          "hint": null
        },
        {
          "id": "as_of",
          "value": "2017-12-29",
          "kind": "date",
          "hint": null
        }
      ],
      "info": [
        {
          "id": "issuer",
          "value": "Apple Inc.",
          "kind": "link",
          "url": "/company/2/",
          "hint": null
        }
      ],
      "identifiers": [
        {
          "id": "isin",
          "value": "US0378331005"
        }
      ],
      "sections": [
        {
          "id": "graph"
        },
        {
          "id": "info"
        }
      ],
      "source": [
        {
          "id": "page",
          "text": "End-of-day prices, 2015 to 2017",
          "as_of": {
            "value": "2017-12-29",
            "numeric": 1514505600
          }
        }
      ],
      "issues": {
        "total": 0,
        "items": []
      },
      "chart": {
        "url": "/api/chart-data/stocks/1/",
        "periods": [
          {
            "id": "3m",
            "start_date": "2017-09-29",
            "end_date": "2017-12-29"
          },
          {
            "id": "1y",
            "start_date": "2016-12-29",
            "end_date": "2017-12-29"
          }
        ],
        "min_date": {
          "value": "2015-01-02",
          "numeric": 1420156800
        },
        "max_date": {
          "value": "2017-12-29",
          "numeric": 1514505600
        }
      },
      "watchlist": [
        {
          "id": 1,
          "name": "Core rates",
          "checked": true,
          "readonly": false,
          "count": "20",
          "user_price": {
            "value": "160.5",
            "numeric": 160.5
          },
          "buy_date": {
            "value": "2025-01-15",
            "numeric": 1736899200
          },
          "buy_date_formatted": "15.01.2025",
          "error": null
        }
      ],
      "related_issuers": [],
      "report_files": [
        "annual-reports"
      ],
      "blocks": {}
    },
    "masked": {
      "today": {
        "value": "2025-07-11",
        "numeric": 1752192000
      },
      "id": 1,
      "emitentId": 2,
      "header": {
        "name": "Apple Inc.",
        "breadcrumbs": [
          {
            "ttl": "Stocks",
            "url": null
          }
        ],
        "badges": [],
        "isin": "US0378331005",
        "cusip": null,
        "ticker": "AAPL",
        "currency": "USD",
        "rating": null
      },
      "facts": [
        {
          "id": "last_close",
          "value": "",
          "numeric": null,
          "masked": true,
          "kind": "money",
          "currency": "USD",
          "hint": null
        }
      ],
      "info": [
        {
          "id": "issuer",
          "value": "Apple Inc.",
          "kind": "link",
          "url": "/company/2/",
          "hint": null
        }
      ],
      "identifiers": [
        {
          "id": "isin",
          "value": "US0378331005"
        }
      ],
      "sections": [
        {
          "id": "graph"
        },
        {
          "id": "info"
        }
      ],
      "source": [
        {
          "id": "page",
          "text": "End-of-day prices, 2015 to 2017",
          "as_of": {
            "value": "2017-12-29",
            "numeric": 1514505600
          }
        }
      ],
      "issues": {
        "total": 38,
        "page": 1,
        "items": [
          {
            "id": 2,
            "name": "UST 4.25% 15 Nov 2034",
            "url": "/bonds/2/",
            "emitent_name": "United States Treasury",
            "status": "Outstanding",
            "isin": "US91282CLW90",
            "currency": "USD",
            "placement_date": {
              "value": "2024-11-15",
              "numeric": 1731628800
            },
            "maturity_date": {
              "value": "2034-11-15",
              "numeric": 2047161600
            },
            "cupon_rate": {
              "value": "4.25",
              "numeric": 4.25
            },
            "amount": {
              "value": "119000000000",
              "numeric": 119000000000
            },
            "masked": true,
            "indicative_price": {
              "value": "",
              "numeric": null
            },
            "indicative_yield": {
              "value": "",
              "numeric": null
            },
            "duration": {
              "value": "",
              "numeric": null
            }
          },
          {
            "id": 3,
            "name": "UST 3.875% 15 Aug 2034",
            "url": "/bonds/3/",
            "emitent_name": "United States Treasury",
            "status": "Outstanding",
            "isin": "US91282CLF67",
            "currency": "USD",
            "placement_date": {
              "value": "2024-08-15",
              "numeric": 1723680000
            },
            "maturity_date": {
              "value": "2034-08-15",
              "numeric": 2039212800
            },
            "cupon_rate": {
              "value": "3.875",
              "numeric": 3.875
            },
            "amount": {
              "value": "126000000000",
              "numeric": 126000000000
            },
            "masked": true,
            "indicative_price": {
              "value": "",
              "numeric": null
            },
            "indicative_yield": {
              "value": "",
              "numeric": null
            },
            "duration": {
              "value": "",
              "numeric": null
            }
          }
        ]
      },
      "chart": {
        "url": "/api/chart-data/stocks/1/",
        "periods": [
          {
            "id": "3m",
            "start_date": "2017-09-29",
            "end_date": "2017-12-29"
          },
          {
            "id": "1y",
            "start_date": "2016-12-29",
            "end_date": "2017-12-29"
          }
        ],
        "min_date": {
          "value": "2015-01-02",
          "numeric": 1420156800
        },
        "max_date": {
          "value": "2017-12-29",
          "numeric": 1514505600
        }
      },
      "related_issuers": [],
      "report_files": [
        "annual-reports"
      ],
      "blocks": {}
    }
  },
  "getIndexPage": {
    "full": {
      "today": {
        "value": "2025-07-11",
        "numeric": 1752192000
      },
      "id": 1,
      "emitentId": 2,
      "header": {
        "name": "Apple Inc.",
        "breadcrumbs": [
          {
            "ttl": "Stocks",
            "url": null
          }
        ],
        "badges": [],
        "isin": "US0378331005",
        "cusip": null,
        "ticker": "AAPL",
        "currency": "USD",
        "rating": null
      },
      "facts": [
        {
          "id": "last_close",
          "value": "169.23",
          "numeric": 169.23,
          "kind": "money",
          "currency": "USD",
          "hint": null
        },
        {
          "id": "as_of",
          "value": "2017-12-29",
          "kind": "date",
          "hint": null
        }
      ],
      "info": [
        {
          "id": "issuer",
          "value": "Apple Inc.",
          "kind": "link",
          "url": "/company/2/",
          "hint": null
        }
      ],
      "identifiers": [
        {
          "id": "isin",
          "value": "US0378331005"
        }
      ],
      "sections": [
        {
          "id": "graph"
        },
        {
          "id": "info"
        }
      ],
      "source": [
        {
          "id": "page",
          "text": "End-of-day prices, 2015 to 2017",
          "as_of": {
            "value": "2017-12-29",
            "numeric": 1514505600
          }
        }
      ],
      "issues": {
        "total": 0,
        "items": []
      },
      "chart": {
        "url": "/api/chart-data/stocks/1/",
        "periods": [
          {
            "id": "3m",
            "start_date": "2017-09-29",
            "end_date": "2017-12-29"
          },
          {
            "id": "1y",
            "start_date": "2016-12-29",
            "end_date": "2017-12-29"
          }
        ],
        "min_date": {
          "value": "2015-01-02",
          "numeric": 1420156800
        },
        "max_date": {
          "value": "2017-12-29",
          "numeric": 1514505600
        }
      },
      "watchlist": [
        {
          "id": 1,
          "name": "Core rates",
          "checked": true,
          "readonly": false,
          "count": "20",
          "user_price": {
            "value": "160.5",
            "numeric": 160.5
          },
          "buy_date": {
            "value": "2025-01-15",
            "numeric": 1736899200
          },
          "buy_date_formatted": "15.01.2025",
          "error": null
        }
      ],
      "related_issuers": [],
      "report_files": [
        "annual-reports"
      ],
      "blocks": {}
    },
    "masked": {
      "today": {
        "value": "2025-07-11",
        "numeric": 1752192000
      },
      "id": 1,
      "emitentId": 2,
      "header": {
        "name": "Apple Inc.",
        "breadcrumbs": [
          {
            "ttl": "Stocks",
            "url": null
          }
        ],
        "badges": [],
        "isin": "US0378331005",
        "cusip": null,
        "ticker": "AAPL",
        "currency": "USD",
        "rating": null
      },
      "facts": [
        {
          "id": "last_close",
          "value": "",
          "numeric": null,
          "masked": true,
          "kind": "money",
          "currency": "USD",
          "hint": null
        }
      ],
      "info": [
        {
          "id": "issuer",
          "value": "Apple Inc.",
          "kind": "link",
          "url": "/company/2/",
          "hint": null
        }
      ],
      "identifiers": [
        {
          "id": "isin",
          "value": "US0378331005"
        }
      ],
      "sections": [
        {
          "id": "graph"
        },
        {
          "id": "info"
        }
      ],
      "source": [
        {
          "id": "page",
          "text": "End-of-day prices, 2015 to 2017",
          "as_of": {
            "value": "2017-12-29",
            "numeric": 1514505600
          }
        }
      ],
      "issues": {
        "total": 38,
        "page": 1,
        "items": [
          {
            "id": 2,
            "name": "UST 4.25% 15 Nov 2034",
            "url": "/bonds/2/",
            "emitent_name": "United States Treasury",
            "status": "Outstanding",
            "isin": "US91282CLW90",
            "currency": "USD",
            "placement_date": {
              "value": "2024-11-15",
              "numeric": 1731628800
            },
            "maturity_date": {
              "value": "2034-11-15",
              "numeric": 2047161600
            },
            "cupon_rate": {
              "value": "4.25",
              "numeric": 4.25
            },
            "amount": {
              "value": "119000000000",
              "numeric": 119000000000
            },
            "masked": true,
            "indicative_price": {
              "value": "",
              "numeric": null
            },
            "indicative_yield": {
              "value": "",
              "numeric": null
            },
            "duration": {
              "value": "",
              "numeric": null
            }
          },
          {
            "id": 3,
            "name": "UST 3.875% 15 Aug 2034",
            "url": "/bonds/3/",
            "emitent_name": "United States Treasury",
            "status": "Outstanding",
            "isin": "US91282CLF67",
            "currency": "USD",
            "placement_date": {
              "value": "2024-08-15",
              "numeric": 1723680000
            },
            "maturity_date": {
              "value": "2034-08-15",
              "numeric": 2039212800
            },
            "cupon_rate": {
              "value": "3.875",
              "numeric": 3.875
            },
            "amount": {
              "value": "126000000000",
              "numeric": 126000000000
            },
            "masked": true,
            "indicative_price": {
              "value": "",
              "numeric": null
            },
            "indicative_yield": {
              "value": "",
              "numeric": null
            },
            "duration": {
              "value": "",
              "numeric": null
            }
          }
        ]
      },
      "chart": {
        "url": "/api/chart-data/stocks/1/",
        "periods": [
          {
            "id": "3m",
            "start_date": "2017-09-29",
            "end_date": "2017-12-29"
          },
          {
            "id": "1y",
            "start_date": "2016-12-29",
            "end_date": "2017-12-29"
          }
        ],
        "min_date": {
          "value": "2015-01-02",
          "numeric": 1420156800
        },
        "max_date": {
          "value": "2017-12-29",
          "numeric": 1514505600
        }
      },
      "related_issuers": [],
      "report_files": [
        "annual-reports"
      ],
      "blocks": {}
    }
  },
  "getCompanyPage": {
    "full": {
      "today": {
        "value": "2025-07-11",
        "numeric": 1752192000
      },
      "id": 1,
      "emitentId": 2,
      "header": {
        "name": "Apple Inc.",
        "breadcrumbs": [
          {
            "ttl": "Stocks",
            "url": null
          }
        ],
        "badges": [],
        "isin": "US0378331005",
        "cusip": null,
        "ticker": "AAPL",
        "currency": "USD",
        "rating": null
      },
      "facts": [
        {
          "id": "last_close",
          "value": "169.23",
          "numeric": 169.23,
          "kind": "money",
          "currency": "USD",
          "hint": null
        },
        {
          "id": "as_of",
          "value": "2017-12-29",
          "kind": "date",
          "hint": null
        }
      ],
      "info": [
        {
          "id": "issuer",
          "value": "Apple Inc.",
          "kind": "link",
          "url": "/company/2/",
          "hint": null
        }
      ],
      "identifiers": [
        {
          "id": "isin",
          "value": "US0378331005"
        }
      ],
      "sections": [
        {
          "id": "graph"
        },
        {
          "id": "info"
        }
      ],
      "source": [
        {
          "id": "page",
          "text": "End-of-day prices, 2015 to 2017",
          "as_of": {
            "value": "2017-12-29",
            "numeric": 1514505600
          }
        }
      ],
      "issues": {
        "total": 0,
        "items": []
      },
      "chart": {
        "url": "/api/chart-data/stocks/1/",
        "periods": [
          {
            "id": "3m",
            "start_date": "2017-09-29",
            "end_date": "2017-12-29"
          },
          {
            "id": "1y",
            "start_date": "2016-12-29",
            "end_date": "2017-12-29"
          }
        ],
        "min_date": {
          "value": "2015-01-02",
          "numeric": 1420156800
        },
        "max_date": {
          "value": "2017-12-29",
          "numeric": 1514505600
        }
      },
      "watchlist": [
        {
          "id": 1,
          "name": "Core rates",
          "checked": true,
          "readonly": false,
          "count": "20",
          "user_price": {
            "value": "160.5",
            "numeric": 160.5
          },
          "buy_date": {
            "value": "2025-01-15",
            "numeric": 1736899200
          },
          "buy_date_formatted": "15.01.2025",
          "error": null
        }
      ],
      "related_issuers": [],
      "report_files": [
        "annual-reports"
      ],
      "blocks": {}
    },
    "masked": {
      "today": {
        "value": "2025-07-11",
        "numeric": 1752192000
      },
      "id": 1,
      "emitentId": 2,
      "header": {
        "name": "Apple Inc.",
        "breadcrumbs": [
          {
            "ttl": "Stocks",
            "url": null
          }
        ],
        "badges": [],
        "isin": "US0378331005",
        "cusip": null,
        "ticker": "AAPL",
        "currency": "USD",
        "rating": null
      },
      "facts": [
        {
          "id": "last_close",
          "value": "",
          "numeric": null,
          "masked": true,
          "kind": "money",
          "currency": "USD",
          "hint": null
        }
      ],
      "info": [
        {
          "id": "issuer",
          "value": "Apple Inc.",
          "kind": "link",
          "url": "/company/2/",
          "hint": null
        }
      ],
      "identifiers": [
        {
          "id": "isin",
          "value": "US0378331005"
        }
      ],
      "sections": [
        {
          "id": "graph"
        },
        {
          "id": "info"
        }
      ],
      "source": [
        {
          "id": "page",
          "text": "End-of-day prices, 2015 to 2017",
          "as_of": {
            "value": "2017-12-29",
            "numeric": 1514505600
          }
        }
      ],
      "issues": {
        "total": 38,
        "page": 1,
        "items": [
          {
            "id": 2,
            "name": "UST 4.25% 15 Nov 2034",
            "url": "/bonds/2/",
            "emitent_name": "United States Treasury",
            "status": "Outstanding",
            "isin": "US91282CLW90",
            "currency": "USD",
            "placement_date": {
              "value": "2024-11-15",
              "numeric": 1731628800
            },
            "maturity_date": {
              "value": "2034-11-15",
              "numeric": 2047161600
            },
            "cupon_rate": {
              "value": "4.25",
              "numeric": 4.25
            },
            "amount": {
              "value": "119000000000",
              "numeric": 119000000000
            },
            "masked": true,
            "indicative_price": {
              "value": "",
              "numeric": null
            },
            "indicative_yield": {
              "value": "",
              "numeric": null
            },
            "duration": {
              "value": "",
              "numeric": null
            }
          },
          {
            "id": 3,
            "name": "UST 3.875% 15 Aug 2034",
            "url": "/bonds/3/",
            "emitent_name": "United States Treasury",
            "status": "Outstanding",
            "isin": "US91282CLF67",
            "currency": "USD",
            "placement_date": {
              "value": "2024-08-15",
              "numeric": 1723680000
            },
            "maturity_date": {
              "value": "2034-08-15",
              "numeric": 2039212800
            },
            "cupon_rate": {
              "value": "3.875",
              "numeric": 3.875
            },
            "amount": {
              "value": "126000000000",
              "numeric": 126000000000
            },
            "masked": true,
            "indicative_price": {
              "value": "",
              "numeric": null
            },
            "indicative_yield": {
              "value": "",
              "numeric": null
            },
            "duration": {
              "value": "",
              "numeric": null
            }
          }
        ]
      },
      "chart": {
        "url": "/api/chart-data/stocks/1/",
        "periods": [
          {
            "id": "3m",
            "start_date": "2017-09-29",
            "end_date": "2017-12-29"
          },
          {
            "id": "1y",
            "start_date": "2016-12-29",
            "end_date": "2017-12-29"
          }
        ],
        "min_date": {
          "value": "2015-01-02",
          "numeric": 1420156800
        },
        "max_date": {
          "value": "2017-12-29",
          "numeric": 1514505600
        }
      },
      "related_issuers": [],
      "report_files": [
        "annual-reports"
      ],
      "blocks": {}
    }
  },
  "getLatestIssues": {
    "full": {
      "total": 38,
      "page": 1,
      "items": [
        {
          "id": 2,
          "name": "UST 4.25% 15 Nov 2034",
          "url": "/bonds/2/",
          "emitent_name": "United States Treasury",
          "status": "Outstanding",
          "isin": "US91282CLW90",
          "currency": "USD",
          "placement_date": {
            "value": "2024-11-15",
            "numeric": 1731628800
          },
          "maturity_date": {
            "value": "2034-11-15",
            "numeric": 2047161600
          },
          "cupon_rate": {
            "value": "4.25",
            "numeric": 4.25
          },
          "amount": {
            "value": "119000000000",
            "numeric": 119000000000
          },
          "indicative_price": {
            "value": "98.8906",
            "numeric": 98.8906
          },
          "indicative_yield": {
            "value": "0.0439",
            "numeric": 0.0439
          },
          "duration": {
            "value": "2770",
            "numeric": 2770
          }
        },
        {
          "id": 3,
          "name": "UST 3.875% 15 Aug 2034",
          "url": "/bonds/3/",
          "emitent_name": "United States Treasury",
          "status": "Outstanding",
          "isin": "US91282CLF67",
          "currency": "USD",
          "placement_date": {
            "value": "2024-08-15",
            "numeric": 1723680000
          },
          "maturity_date": {
            "value": "2034-08-15",
            "numeric": 2039212800
          },
          "cupon_rate": {
            "value": "3.875",
            "numeric": 3.875
          },
          "amount": {
            "value": "126000000000",
            "numeric": 126000000000
          },
          "indicative_price": {
            "value": "96.4062",
            "numeric": 96.4062
          },
          "indicative_yield": {
            "value": "0.0435",
            "numeric": 0.0435
          },
          "duration": {
            "value": "2740",
            "numeric": 2740
          }
        }
      ]
    },
    "masked": {
      "total": 38,
      "page": 1,
      "items": [
        {
          "id": 2,
          "name": "UST 4.25% 15 Nov 2034",
          "url": "/bonds/2/",
          "emitent_name": "United States Treasury",
          "status": "Outstanding",
          "isin": "US91282CLW90",
          "currency": "USD",
          "placement_date": {
            "value": "2024-11-15",
            "numeric": 1731628800
          },
          "maturity_date": {
            "value": "2034-11-15",
            "numeric": 2047161600
          },
          "cupon_rate": {
            "value": "4.25",
            "numeric": 4.25
          },
          "amount": {
            "value": "119000000000",
            "numeric": 119000000000
          },
          "masked": true,
          "indicative_price": {
            "value": "",
            "numeric": null
          },
          "indicative_yield": {
            "value": "",
            "numeric": null
          },
          "duration": {
            "value": "",
            "numeric": null
          }
        },
        {
          "id": 3,
          "name": "UST 3.875% 15 Aug 2034",
          "url": "/bonds/3/",
          "emitent_name": "United States Treasury",
          "status": "Outstanding",
          "isin": "US91282CLF67",
          "currency": "USD",
          "placement_date": {
            "value": "2024-08-15",
            "numeric": 1723680000
          },
          "maturity_date": {
            "value": "2034-08-15",
            "numeric": 2039212800
          },
          "cupon_rate": {
            "value": "3.875",
            "numeric": 3.875
          },
          "amount": {
            "value": "126000000000",
            "numeric": 126000000000
          },
          "masked": true,
          "indicative_price": {
            "value": "",
            "numeric": null
          },
          "indicative_yield": {
            "value": "",
            "numeric": null
          },
          "duration": {
            "value": "",
            "numeric": null
          }
        }
      ]
    }
  },
  "getHome": {
    "full": {
      "today": {
        "value": "2025-07-11",
        "numeric": 1752192000
      },
      "curve": {
        "masked": false,
        "tenors": [
          {
            "id": "2Y",
            "years": 2,
            "name": "2-year",
            "short": "2Y",
            "url": "/indexes/7/"
          },
          {
            "id": "10Y",
            "years": 10,
            "name": "10-year",
            "short": "10Y",
            "url": "/indexes/11/"
          }
        ],
        "lines": [
          {
            "date": {
              "value": "2025-07-11",
              "numeric": 1752192000
            },
            "points": [
              {
                "tenor": "2Y",
                "yield": {
                  "value": "0.039",
                  "numeric": 0.039
                }
              },
              {
                "tenor": "10Y",
                "yield": {
                  "value": "0.0443",
                  "numeric": 0.0443
                }
              }
            ]
          },
          {
            "date": {
              "value": "2025-06-11",
              "numeric": 1749600000
            },
            "points": [
              {
                "tenor": "2Y",
                "yield": {
                  "value": "0.0394",
                  "numeric": 0.0394
                }
              },
              {
                "tenor": "10Y",
                "yield": {
                  "value": "0.0441",
                  "numeric": 0.0441
                }
              }
            ]
          }
        ]
      },
      "bonds": [
        {
          "id": 1,
          "name": "US Treasury 4% 15 Feb 2034",
          "url": "/bonds/1/",
          "kind": "example_note",
          "masked": false,
          "trading_ground_name": "Estimation",
          "estimation": true,
          "date": {
            "value": "2025-07-11",
            "numeric": 1752192000
          },
          "price": {
            "value": "97.6953",
            "numeric": 97.6953
          },
          "price_change": {
            "value": "-0.5293",
            "numeric": -0.5293
          },
          "yield": {
            "value": "0.0432",
            "numeric": 0.0432
          },
          "yield_change": {
            "value": "0.00075",
            "numeric": 0.00075
          },
          "line": {
            "from": {
              "value": "2025-07-09",
              "numeric": 1752019200
            },
            "to": {
              "value": "2025-07-11",
              "numeric": 1752192000
            },
            "prices": [
              98.31,
              98.22,
              97.7
            ]
          }
        }
      ]
    },
    "masked": {
      "today": {
        "value": "2025-07-11",
        "numeric": 1752192000
      },
      "curve": {
        "masked": true,
        "tenors": [
          {
            "id": "2Y",
            "years": 2,
            "name": "2-year",
            "short": "2Y",
            "url": "/indexes/7/"
          },
          {
            "id": "10Y",
            "years": 10,
            "name": "10-year",
            "short": "10Y",
            "url": "/indexes/11/"
          }
        ],
        "lines": [
          {
            "date": {
              "value": "2025-07-11",
              "numeric": 1752192000
            },
            "points": [
              {
                "tenor": "2Y",
                "yield": {
                  "value": "",
                  "numeric": null
                },
                "shape": 0
              },
              {
                "tenor": "10Y",
                "yield": {
                  "value": "",
                  "numeric": null
                },
                "shape": 100
              }
            ]
          }
        ]
      },
      "bonds": [
        {
          "id": 1,
          "name": "US Treasury 4% 15 Feb 2034",
          "url": "/bonds/1/",
          "kind": "example_note",
          "masked": true,
          "trading_ground_name": "Estimation",
          "estimation": true,
          "date": {
            "value": "2025-07-11",
            "numeric": 1752192000
          },
          "price": {
            "value": "",
            "numeric": null
          },
          "price_change": {
            "value": "",
            "numeric": null
          },
          "yield": {
            "value": "",
            "numeric": null
          },
          "yield_change": {
            "value": "",
            "numeric": null
          },
          "line": {
            "from": {
              "value": "2025-07-09",
              "numeric": 1752019200
            },
            "to": {
              "value": "2025-07-11",
              "numeric": 1752192000
            },
            "shapes": [
              100,
              67,
              0
            ]
          }
        }
      ]
    }
  },
  "getMenu": {
    "usual": [
      {
        "id": "bonds",
        "ttl": "Bonds",
        "url": "/",
        "items": [
          {
            "ttl": "Governments",
            "column": [
              {
                "ttl": "US Treasury 4 % 2034",
                "url": "/bonds/1/"
              },
              {
                "ttl": "Prospectus service",
                "url": "https://www.sec.gov/",
                "target_blank": true
              },
              {
                "ttl": "Calendar",
                "url": "",
                "active": false
              }
            ]
          }
        ]
      },
      {
        "id": "support",
        "ttl": "Support",
        "url": "/support/"
      }
    ]
  },
  "getSession": {
    "full": {
      "userId": 6,
      "level": 1077,
      "tariffs": [],
      "grants": [
        "excelExportAccess",
        "docsDownloadAccess"
      ],
      "nsd": true,
      "lang": "eng",
      "sid": "s-4b7e0c",
      "login": "desk",
      "countryId": 840,
      "mobileExists": false,
      "today": {
        "value": "2025-07-11",
        "numeric": 1752192000
      }
    },
    "anonymous": {
      "userId": 0,
      "level": 0,
      "tariffs": [],
      "grants": [],
      "nsd": false,
      "lang": "eng",
      "sid": "s-anon",
      "today": {
        "value": "2025-07-11",
        "numeric": 1752192000
      }
    }
  },
  "signIn": {
    "full": {
      "userId": 6,
      "level": 1077,
      "tariffs": [],
      "grants": [
        "excelExportAccess",
        "docsDownloadAccess"
      ],
      "nsd": true,
      "lang": "eng",
      "sid": "s-4b7e0c",
      "login": "desk",
      "countryId": 840,
      "mobileExists": false,
      "today": {
        "value": "2025-07-11",
        "numeric": 1752192000
      }
    }
  },
  "signOut": {
    "anonymous": {
      "userId": 0,
      "level": 0,
      "tariffs": [],
      "grants": [],
      "nsd": false,
      "lang": "eng",
      "sid": "s-anon",
      "today": {
        "value": "2025-07-11",
        "numeric": 1752192000
      }
    }
  },
  "getTradings": {
    "rows": [
      {
        "date": {
          "value": "2024-08-21",
          "numeric": 1724198400
        },
        "trading_ground_id": 100,
        "trading_ground_name": "FedInvest",
        "board_name": null,
        "emission_id": 1,
        "type_id": "bonds",
        "document": null,
        "buying_quote": {
          "value": "101.62500",
          "numeric": 101.625
        },
        "selling_quote": {
          "value": "101.640625",
          "numeric": 101.640625
        },
        "mid_price": {
          "value": "101.6328125",
          "numeric": 101.6328125
        },
        "last_price": {
          "value": "101.65625",
          "numeric": 101.65625
        },
        "indicative_price": {
          "value": "101.65625",
          "numeric": 101.65625
        },
        "indicative_price_type": "last",
        "ytm_last": {
          "value": "0.03790263",
          "numeric": 0.03790263
        },
        "indicative_yield": {
          "value": "0.03790263",
          "numeric": 0.03790263
        },
        "indicative_yield_type": "Clearance",
        "coupon_profit_effect": {
          "value": "0.0396",
          "numeric": 0.0396
        },
        "nkd": {
          "value": "0.0769",
          "numeric": 0.0769
        },
        "duration": {
          "value": "2850",
          "numeric": 2850
        },
        "modified_duration": {
          "value": "7.66",
          "numeric": 7.66
        },
        "years_to_maturity": {
          "value": "9.48",
          "numeric": 9.48
        },
        "convexity": {
          "value": "69.4",
          "numeric": 69.4
        },
        "pvbp": {
          "value": "0.0774",
          "numeric": 0.0774
        },
        "g_spread": {
          "value": "-1.25",
          "numeric": -1.25
        },
        "t_spread": {
          "value": "-2.10",
          "numeric": -2.1
        },
        "t_spread_benchmark": 3
      },
      {
        "date": {
          "value": "2024-08-22",
          "numeric": 1724284800
        },
        "trading_ground_id": 100,
        "trading_ground_name": "FedInvest",
        "board_name": null,
        "emission_id": 1,
        "type_id": "bonds",
        "document": null,
        "buying_quote": {
          "value": "101.06250",
          "numeric": 101.0625
        },
        "selling_quote": {
          "value": "101.078125",
          "numeric": 101.078125
        },
        "mid_price": {
          "value": "101.0703125",
          "numeric": 101.0703125
        },
        "last_price": {
          "value": "101.09375",
          "numeric": 101.09375
        },
        "indicative_price": {
          "value": "101.09375",
          "numeric": 101.09375
        },
        "indicative_price_type": "last",
        "ytm_last": {
          "value": "0.03860872",
          "numeric": 0.03860872
        },
        "indicative_yield": {
          "value": "0.03860872",
          "numeric": 0.03860872
        },
        "indicative_yield_type": "Clearance",
        "coupon_profit_effect": {
          "value": "0.0396",
          "numeric": 0.0396
        },
        "nkd": {
          "value": "0.0769",
          "numeric": 0.0769
        },
        "duration": {
          "value": "2850",
          "numeric": 2850
        },
        "modified_duration": {
          "value": "7.66",
          "numeric": 7.66
        },
        "years_to_maturity": {
          "value": "9.48",
          "numeric": 9.48
        },
        "convexity": {
          "value": "69.4",
          "numeric": 69.4
        },
        "pvbp": {
          "value": "0.0774",
          "numeric": 0.0774
        },
        "g_spread": {
          "value": "-1.25",
          "numeric": -1.25
        },
        "t_spread": {
          "value": "-2.10",
          "numeric": -2.1
        },
        "t_spread_benchmark": 3
      },
      {
        "date": {
          "value": "2024-08-23",
          "numeric": 1724371200
        },
        "trading_ground_id": 100,
        "trading_ground_name": "FedInvest",
        "board_name": null,
        "emission_id": 1,
        "type_id": "bonds",
        "document": null,
        "buying_quote": {
          "value": "-0.03125",
          "numeric": -0.03125
        },
        "selling_quote": {
          "value": "-0.015625",
          "numeric": -0.015625
        },
        "mid_price": {
          "value": "-0.0234375",
          "numeric": -0.0234375
        },
        "last_price": {
          "value": "0",
          "numeric": 0,
          "baddata": true
        },
        "indicative_price": {
          "value": "0",
          "numeric": 0,
          "baddata": true
        },
        "indicative_price_type": "last",
        "ytm_last": {
          "value": "37.23665078",
          "numeric": 37.23665078
        },
        "indicative_yield": {
          "value": "37.23665078",
          "numeric": 37.23665078,
          "baddata": true
        },
        "indicative_yield_type": "Clearance",
        "coupon_profit_effect": {
          "value": "0.0396",
          "numeric": 0.0396
        },
        "nkd": {
          "value": "0.0769",
          "numeric": 0.0769
        },
        "duration": {
          "value": "2850",
          "numeric": 2850
        },
        "modified_duration": {
          "value": "7.66",
          "numeric": 7.66
        },
        "years_to_maturity": {
          "value": "9.48",
          "numeric": 9.48
        },
        "convexity": {
          "value": "69.4",
          "numeric": 69.4
        },
        "pvbp": {
          "value": "0.0774",
          "numeric": 0.0774
        },
        "g_spread": {
          "value": "-1.25",
          "numeric": -1.25
        },
        "t_spread": {
          "value": "-2.10",
          "numeric": -2.1
        },
        "t_spread_benchmark": 3
      },
      {
        "date": {
          "value": "2024-08-22",
          "numeric": 1724284800
        },
        "emission_id": 10,
        "type_id": "index",
        "trading_ground_id": null,
        "indicative_price": {
          "value": "3.86",
          "numeric": 3.86
        },
        "indicative_yield": {
          "value": "0.0386",
          "numeric": 0.0386
        }
      }
    ],
    "masked": [
      {
        "date": {
          "value": "2024-08-20",
          "numeric": 1724112000
        },
        "trading_ground_id": 100,
        "trading_ground_name": "FedInvest",
        "emission_id": 1,
        "type_id": "bonds",
        "masked": true,
        "shape": 43,
        "indicative_price": {
          "value": "",
          "numeric": null
        },
        "indicative_yield": {
          "value": "",
          "numeric": null
        },
        "indicative_price_type": "last",
        "indicative_yield_type": "Clearance"
      },
      {
        "date": {
          "value": "2024-08-21",
          "numeric": 1724198400
        },
        "trading_ground_id": 100,
        "trading_ground_name": "FedInvest",
        "emission_id": 1,
        "type_id": "bonds",
        "masked": true,
        "shape": 100,
        "indicative_price": {
          "value": "",
          "numeric": null
        },
        "indicative_yield": {
          "value": "",
          "numeric": null
        },
        "indicative_price_type": "last",
        "indicative_yield_type": "Clearance"
      },
      {
        "date": {
          "value": "2024-08-22",
          "numeric": 1724284800
        },
        "trading_ground_id": 100,
        "trading_ground_name": "FedInvest",
        "emission_id": 1,
        "type_id": "bonds",
        "masked": true,
        "shape": 0,
        "indicative_price": {
          "value": "",
          "numeric": null
        },
        "indicative_yield": {
          "value": "",
          "numeric": null
        },
        "indicative_price_type": "last",
        "indicative_yield_type": "Clearance"
      }
    ],
    "nearest": 1724371200,
    "none": ""
  },
  "searchCompareItems": {
    "full": {
      "hash": 4711,
      "tabs": [
        {
          "name": "Bonds",
          "count": 2,
          "selected": true,
          "showList": true,
          "withTradingGrounds": true,
          "model": "bonds",
          "items": [
            {
              "id": 2,
              "name": "UST 4.25% 15 Nov 2034",
              "highlighting": "<em>UST</em> 4.25% 15 Nov 2034"
            },
            {
              "id": 3,
              "name": "UST 3.875% 15 Aug 2034",
              "highlighting": "<em>UST</em> 3.875% 15 Aug 2034"
            }
          ]
        },
        {
          "name": "Indexes",
          "count": 1,
          "selected": false,
          "showList": true,
          "withTradingGrounds": false,
          "model": "index",
          "items": [
            {
              "id": 10,
              "name": "UST 10Y par yield",
              "highlighting": "<em>UST</em> 10Y par yield"
            }
          ]
        }
      ]
    }
  },
  "getCompareTradingGrounds": {
    "full": {
      "hash": 4711,
      "result": 1,
      "items": [
        {
          "id": 4,
          "name": "Estimation"
        },
        {
          "id": 100,
          "name": "FedInvest"
        }
      ]
    }
  },
  "getChartData": {
    "full": {
      "data": [
        {
          "date": {
            "value": "2017-12-28",
            "numeric": 1514419200
          },
          "value": 171.08,
          "valueFmt": "171.08"
        },
        {
          "date": {
            "value": "2017-12-29",
            "numeric": 1514505600
          },
          "value": 169.23,
          "valueFmt": "169.23"
        }
      ],
      "graph_type": "line",
      "measure": "USD",
      "overturn": [
        {
          "date": {
            "value": "2017-12-28",
            "numeric": 1514419200
          },
          "value": 16480187,
          "valueFmt": "16.5 M"
        },
        {
          "date": {
            "value": "2017-12-29",
            "numeric": 1514505600
          },
          "value": 25999922,
          "valueFmt": "26.0 M"
        }
      ]
    },
    "masked": {
      "data": [
        {
          "date": {
            "value": "2017-12-28",
            "numeric": 1514419200
          },
          "value": null,
          "valueFmt": null,
          "shape": 100
        },
        {
          "date": {
            "value": "2017-12-29",
            "numeric": 1514505600
          },
          "value": null,
          "valueFmt": null,
          "shape": 0
        }
      ],
      "graph_type": "line",
      "measure": "USD",
      "masked": true
    },
    "series": {
      "series": [
        {
          "name": "Price",
          "type": "line",
          "visible": true,
          "color": null,
          "entity": {
            "id": 1,
            "tgId": null,
            "model": "stocks",
            "name": "Apple Inc.",
            "tgName": null
          },
          "customLegendData": null,
          "data": [
            {
              "date": {
                "value": "2017-12-29",
                "numeric": 1514505600
              },
              "value": 169.23,
              "valueFmt": "169.23"
            }
          ]
        }
      ],
      "graph_type": "line",
      "measure": "USD"
    }
  },
  "getBenchmarkBond": {
    "full": {
      "response": {
        "items": [
          {
            "id": 3,
            "name": "UST 3.875% 15 Aug 2034",
            "url": "/bonds/3/",
            "maturity_date": {
              "value": "2034-08-15",
              "numeric": 2039212800
            },
            "cupon_rate": {
              "value": "3.875",
              "numeric": 3.875
            }
          }
        ]
      }
    }
  },
  "getMarketQuotes": {
    "full": {
      "quotes": [
        {
          "trading_ground_id": 500,
          "name": "Participant A",
          "url": null,
          "date_numeric": 1752235200,
          "time": "15:00",
          "date_time": "11.07.2025 15:00",
          "archive_link": null,
          "mp_contacts_emitent_id": 900,
          "response_person_id": null,
          "hide_quotes": 0,
          "illustrative": true,
          "buying_quote": {
            "value": "97.3438",
            "numeric": 97.3438
          },
          "selling_quote": {
            "value": "97.3750",
            "numeric": 97.375
          },
          "indicative_price": {
            "value": "97.3594",
            "numeric": 97.3594
          },
          "indicative_yield_bid": {
            "value": "0.043735",
            "numeric": 0.043735
          },
          "indicative_yield_ask": {
            "value": "0.04369",
            "numeric": 0.04369
          },
          "clearance_profit_effect": {
            "value": "0.04372",
            "numeric": 0.04372
          },
          "yto_bid": {
            "value": "",
            "numeric": null
          },
          "yto_offer": {
            "value": "",
            "numeric": null
          },
          "offer_profit_effect": {
            "value": "",
            "numeric": null
          },
          "t_spread": {
            "value": "-1.80",
            "numeric": -1.8
          },
          "g_spread": {
            "value": "0.40",
            "numeric": 0.4
          },
          "trading_volume": {
            "value": "5000000",
            "numeric": 5000000
          }
        },
        {
          "trading_ground_id": 501,
          "name": "Participant B",
          "url": null,
          "date_numeric": 1752235200,
          "time": "15:00",
          "date_time": "11.07.2025 15:00",
          "archive_link": null,
          "mp_contacts_emitent_id": 901,
          "response_person_id": 31,
          "hide_quotes": 1,
          "illustrative": true,
          "buying_quote": {
            "value": "",
            "numeric": null
          },
          "selling_quote": {
            "value": "",
            "numeric": null
          },
          "indicative_price": {
            "value": "",
            "numeric": null
          },
          "indicative_yield_bid": {
            "value": "",
            "numeric": null
          },
          "indicative_yield_ask": {
            "value": "",
            "numeric": null
          },
          "clearance_profit_effect": {
            "value": "",
            "numeric": null
          },
          "yto_bid": {
            "value": "",
            "numeric": null
          },
          "yto_offer": {
            "value": "",
            "numeric": null
          },
          "offer_profit_effect": {
            "value": "",
            "numeric": null
          },
          "t_spread": {
            "value": "",
            "numeric": null
          },
          "g_spread": {
            "value": "",
            "numeric": null
          },
          "trading_volume": {
            "value": "",
            "numeric": null
          }
        },
        {
          "trading_ground_id": 4,
          "name": "Estimation",
          "url": "/bonds/1/#graph",
          "date_numeric": 1752235200,
          "time": "15:00",
          "date_time": "11.07.2025 15:00",
          "archive_link": null,
          "mp_contacts_emitent_id": null,
          "response_person_id": null,
          "hide_quotes": 0,
          "illustrative": false,
          "buying_quote": {
            "value": "97.3438",
            "numeric": 97.3438
          },
          "selling_quote": {
            "value": "97.3750",
            "numeric": 97.375
          },
          "indicative_price": {
            "value": "",
            "numeric": null
          },
          "indicative_yield_bid": {
            "value": "",
            "numeric": null
          },
          "indicative_yield_ask": {
            "value": "",
            "numeric": null
          },
          "clearance_profit_effect": {
            "value": "",
            "numeric": null
          },
          "yto_bid": {
            "value": "",
            "numeric": null
          },
          "yto_offer": {
            "value": "",
            "numeric": null
          },
          "offer_profit_effect": {
            "value": "",
            "numeric": null
          },
          "t_spread": {
            "value": "",
            "numeric": null
          },
          "g_spread": {
            "value": "",
            "numeric": null
          },
          "trading_volume": {
            "value": "",
            "numeric": null
          },
          "estimation": true
        }
      ],
      "priceToday": [
        {
          "date": {
            "value": "2025-07-11",
            "numeric": 1752192000
          },
          "emission_id": 1,
          "type_id": "bonds",
          "trading_ground_id": 4,
          "trading_ground_name": "Estimation",
          "estimation": true,
          "indicative_price": {
            "value": "97.3594",
            "numeric": 97.3594
          },
          "indicative_price_type": "mid",
          "indicative_yield": {
            "value": "0.043712",
            "numeric": 0.043712
          },
          "indicative_yield_type": "Clearance"
        }
      ],
      "endOfDayPrices": [
        {
          "date": {
            "value": "2024-08-22",
            "numeric": 1724284800
          },
          "emission_id": 1,
          "type_id": "bonds",
          "trading_ground_id": 100,
          "trading_ground_name": "FedInvest",
          "last_price": {
            "value": "101.09375",
            "numeric": 101.09375
          },
          "indicative_price": {
            "value": "101.09375",
            "numeric": 101.09375
          },
          "indicative_price_type": "last"
        }
      ],
      "contacts": [
        {
          "ttl": "Participant B, fixed income",
          "emitent_id": 901,
          "response_person_id": 31,
          "person": null,
          "phone": null,
          "email": null,
          "chat_link": null
        }
      ],
      "date_label": "11 Jul 2025, 15:00",
      "request_data": {
        "900": {
          "send_request": true,
          "already_send_request": false,
          "forbidden_request": false
        },
        "901": {
          "send_request": false,
          "already_send_request": true,
          "forbidden_request": false
        }
      },
      "market_participants": [
        {
          "id": 900,
          "name": "Participant A",
          "url": null
        },
        {
          "id": 901,
          "name": "Participant B",
          "url": null
        }
      ],
      "masked": false,
      "empty_reason": null,
      "support_link": "/support/"
    },
    "masked": {
      "quotes": [
        {
          "trading_ground_id": 500,
          "name": "Participant A",
          "url": null,
          "date_numeric": 1752235200,
          "time": "15:00",
          "date_time": "11.07.2025 15:00",
          "archive_link": null,
          "mp_contacts_emitent_id": 900,
          "response_person_id": null,
          "hide_quotes": 0,
          "illustrative": true,
          "buying_quote": {
            "value": "",
            "numeric": null
          },
          "selling_quote": {
            "value": "",
            "numeric": null
          },
          "indicative_price": {
            "value": "",
            "numeric": null
          },
          "indicative_yield_bid": {
            "value": "",
            "numeric": null
          },
          "indicative_yield_ask": {
            "value": "",
            "numeric": null
          },
          "clearance_profit_effect": {
            "value": "",
            "numeric": null
          },
          "yto_bid": {
            "value": "",
            "numeric": null
          },
          "yto_offer": {
            "value": "",
            "numeric": null
          },
          "offer_profit_effect": {
            "value": "",
            "numeric": null
          },
          "t_spread": {
            "value": "",
            "numeric": null
          },
          "g_spread": {
            "value": "",
            "numeric": null
          },
          "trading_volume": {
            "value": "",
            "numeric": null
          },
          "masked": true
        },
        {
          "trading_ground_id": 501,
          "name": "Participant B",
          "url": null,
          "date_numeric": 1752235200,
          "time": "15:00",
          "date_time": "11.07.2025 15:00",
          "archive_link": null,
          "mp_contacts_emitent_id": 901,
          "response_person_id": 31,
          "hide_quotes": 1,
          "illustrative": true,
          "buying_quote": {
            "value": "",
            "numeric": null
          },
          "selling_quote": {
            "value": "",
            "numeric": null
          },
          "indicative_price": {
            "value": "",
            "numeric": null
          },
          "indicative_yield_bid": {
            "value": "",
            "numeric": null
          },
          "indicative_yield_ask": {
            "value": "",
            "numeric": null
          },
          "clearance_profit_effect": {
            "value": "",
            "numeric": null
          },
          "yto_bid": {
            "value": "",
            "numeric": null
          },
          "yto_offer": {
            "value": "",
            "numeric": null
          },
          "offer_profit_effect": {
            "value": "",
            "numeric": null
          },
          "t_spread": {
            "value": "",
            "numeric": null
          },
          "g_spread": {
            "value": "",
            "numeric": null
          },
          "trading_volume": {
            "value": "",
            "numeric": null
          }
        },
        {
          "trading_ground_id": 4,
          "name": "Estimation",
          "url": "/bonds/1/#graph",
          "date_numeric": 1752235200,
          "time": "15:00",
          "date_time": "11.07.2025 15:00",
          "archive_link": null,
          "mp_contacts_emitent_id": null,
          "response_person_id": null,
          "hide_quotes": 0,
          "illustrative": false,
          "buying_quote": {
            "value": "",
            "numeric": null
          },
          "selling_quote": {
            "value": "",
            "numeric": null
          },
          "indicative_price": {
            "value": "",
            "numeric": null
          },
          "indicative_yield_bid": {
            "value": "",
            "numeric": null
          },
          "indicative_yield_ask": {
            "value": "",
            "numeric": null
          },
          "clearance_profit_effect": {
            "value": "",
            "numeric": null
          },
          "yto_bid": {
            "value": "",
            "numeric": null
          },
          "yto_offer": {
            "value": "",
            "numeric": null
          },
          "offer_profit_effect": {
            "value": "",
            "numeric": null
          },
          "t_spread": {
            "value": "",
            "numeric": null
          },
          "g_spread": {
            "value": "",
            "numeric": null
          },
          "trading_volume": {
            "value": "",
            "numeric": null
          },
          "estimation": true,
          "masked": true
        }
      ],
      "priceToday": [
        {
          "date": {
            "value": "2025-07-11",
            "numeric": 1752192000
          },
          "emission_id": 1,
          "type_id": "bonds",
          "trading_ground_id": 4,
          "trading_ground_name": "Estimation",
          "estimation": true,
          "masked": true,
          "shape": 50
        }
      ],
      "endOfDayPrices": [],
      "contacts": [
        {
          "ttl": "Participant B, fixed income",
          "emitent_id": 901,
          "response_person_id": 31,
          "person": null,
          "phone": null,
          "email": null,
          "chat_link": null
        }
      ],
      "date_label": "11 Jul 2025, 15:00",
      "request_data": {
        "900": {
          "send_request": true,
          "already_send_request": false,
          "forbidden_request": false
        },
        "901": {
          "send_request": false,
          "already_send_request": true,
          "forbidden_request": false
        }
      },
      "market_participants": [
        {
          "id": 900,
          "name": "Participant A",
          "url": null
        },
        {
          "id": 901,
          "name": "Participant B",
          "url": null
        }
      ],
      "masked": true,
      "empty_reason": null,
      "support_link": null
    },
    "hidden": {
      "quotes": [],
      "priceToday": [],
      "endOfDayPrices": [],
      "contacts": [],
      "date_label": "",
      "request_data": {},
      "market_participants": [],
      "masked": false,
      "empty_reason": "hidden",
      "support_link": "/support/"
    }
  },
  "submitQuotesAccessRequest": {
    "sent": {
      "response": {
        "items": [
          {
            "success": {
              "value": "1",
              "numeric": 1
            }
          }
        ]
      }
    }
  },
  "getPraamsReport": {
    "full": {
      "ttl": "Risk and return profile",
      "url": null,
      "date": {
        "value": "2025-07-11",
        "numeric": 1752192000
      },
      "fields": [
        {
          "id": "risk_score",
          "value": "2",
          "numeric": 2,
          "kind": "number",
          "hint": null
        }
      ],
      "illustrative": true
    },
    "none": false
  },
  "getRatingsHistory": {
    "full": {
      "agencies": {
        "Long-term foreign currency": [
          {
            "id": 1,
            "name": "Moody's"
          },
          {
            "id": 2,
            "name": "Fitch"
          }
        ]
      },
      "ratings": {
        "Long-term foreign currency": {
          "1": [
            {
              "agency_id": 1,
              "agency_name": "Moody's",
              "scale_point_name": "Aa1",
              "scale_name": "Long-term foreign currency",
              "forecast": "Stable",
              "date": {
                "value": "2025-05-16",
                "numeric": 1747353600
              }
            },
            {
              "agency_id": 1,
              "agency_name": "Moody's",
              "scale_point_name": "Aaa",
              "scale_name": "Long-term foreign currency",
              "forecast": "Negative",
              "date": {
                "value": "2023-11-10",
                "numeric": 1699574400
              }
            }
          ],
          "2": [
            {
              "agency_id": 2,
              "agency_name": "Fitch",
              "scale_point_name": "AA+",
              "scale_name": "Long-term foreign currency",
              "forecast": "Stable",
              "date": {
                "value": "2023-08-01",
                "numeric": 1690848000
              }
            },
            {
              "agency_id": 2,
              "agency_name": "Fitch",
              "scale_point_name": "AAA",
              "scale_name": "Long-term foreign currency",
              "forecast": "Negative",
              "date": {
                "value": "2020-07-31",
                "numeric": 1596153600
              }
            }
          ]
        }
      }
    }
  },
  "getAccruedInterest": {
    "full": {
      "nkd": {
        "value": "1.6243",
        "numeric": 1.6243
      },
      "precision": null,
      "currency": "USD",
      "date": {
        "value": "2025-07-12",
        "numeric": 1752278400
      }
    }
  },
  "calculateBond": {
    "full": {
      "settlement": {
        "value": "2025-07-14",
        "numeric": 1752451200
      },
      "price": {
        "value": "98.5",
        "numeric": 98.5
      },
      "dirty_price": {
        "value": "100.149171",
        "numeric": 100.149171
      },
      "yield": {
        "value": "0.04210431",
        "numeric": 0.04210431
      },
      "nkd": {
        "value": "1.649171",
        "numeric": 1.649171
      },
      "duration": {
        "value": "7.114",
        "numeric": 7.114
      },
      "modified_duration": {
        "value": "6.967",
        "numeric": 6.967
      },
      "convexity": {
        "value": "57.2",
        "numeric": 57.2
      },
      "pvbp": {
        "value": "0.0698",
        "numeric": 0.0698
      },
      "precision": 6,
      "currency": "USD"
    }
  },
  "getSimilarBonds": {
    "full": {
      "response": {
        "total": 38,
        "page": 1,
        "items": [
          {
            "id": 2,
            "name": "UST 4.25% 15 Nov 2034",
            "url": "/bonds/2/",
            "emitent_name": "United States Treasury",
            "status": "Outstanding",
            "isin": "US91282CLW90",
            "currency": "USD",
            "placement_date": {
              "value": "2024-11-15",
              "numeric": 1731628800
            },
            "maturity_date": {
              "value": "2034-11-15",
              "numeric": 2047161600
            },
            "cupon_rate": {
              "value": "4.25",
              "numeric": 4.25
            },
            "amount": {
              "value": "119000000000",
              "numeric": 119000000000
            },
            "indicative_price": {
              "value": "98.8906",
              "numeric": 98.8906
            },
            "indicative_yield": {
              "value": "0.0439",
              "numeric": 0.0439
            },
            "duration": {
              "value": "2770",
              "numeric": 2770
            }
          },
          {
            "id": 3,
            "name": "UST 3.875% 15 Aug 2034",
            "url": "/bonds/3/",
            "emitent_name": "United States Treasury",
            "status": "Outstanding",
            "isin": "US91282CLF67",
            "currency": "USD",
            "placement_date": {
              "value": "2024-08-15",
              "numeric": 1723680000
            },
            "maturity_date": {
              "value": "2034-08-15",
              "numeric": 2039212800
            },
            "cupon_rate": {
              "value": "3.875",
              "numeric": 3.875
            },
            "amount": {
              "value": "126000000000",
              "numeric": 126000000000
            },
            "indicative_price": {
              "value": "96.4062",
              "numeric": 96.4062
            },
            "indicative_yield": {
              "value": "0.0435",
              "numeric": 0.0435
            },
            "duration": {
              "value": "2740",
              "numeric": 2740
            }
          }
        ]
      }
    },
    "masked": {
      "response": {
        "total": 38,
        "page": 1,
        "items": [
          {
            "id": 2,
            "name": "UST 4.25% 15 Nov 2034",
            "url": "/bonds/2/",
            "emitent_name": "United States Treasury",
            "status": "Outstanding",
            "isin": "US91282CLW90",
            "currency": "USD",
            "placement_date": {
              "value": "2024-11-15",
              "numeric": 1731628800
            },
            "maturity_date": {
              "value": "2034-11-15",
              "numeric": 2047161600
            },
            "cupon_rate": {
              "value": "4.25",
              "numeric": 4.25
            },
            "amount": {
              "value": "119000000000",
              "numeric": 119000000000
            },
            "masked": true,
            "indicative_price": {
              "value": "",
              "numeric": null
            },
            "indicative_yield": {
              "value": "",
              "numeric": null
            },
            "duration": {
              "value": "",
              "numeric": null
            }
          },
          {
            "id": 3,
            "name": "UST 3.875% 15 Aug 2034",
            "url": "/bonds/3/",
            "emitent_name": "United States Treasury",
            "status": "Outstanding",
            "isin": "US91282CLF67",
            "currency": "USD",
            "placement_date": {
              "value": "2024-08-15",
              "numeric": 1723680000
            },
            "maturity_date": {
              "value": "2034-08-15",
              "numeric": 2039212800
            },
            "cupon_rate": {
              "value": "3.875",
              "numeric": 3.875
            },
            "amount": {
              "value": "126000000000",
              "numeric": 126000000000
            },
            "masked": true,
            "indicative_price": {
              "value": "",
              "numeric": null
            },
            "indicative_yield": {
              "value": "",
              "numeric": null
            },
            "duration": {
              "value": "",
              "numeric": null
            }
          }
        ]
      }
    }
  },
  "getIssuerComments": {
    "full": [
      {
        "language": "eng",
        "title": "Quarterly refunding: what to expect",
        "file": "refunding.pdf",
        "content": null,
        "cb_link": null,
        "cb_file_link": null,
        "date": {
          "value": "2025-05-02",
          "numeric": 1746144000
        },
        "linked_emitents": [
          {
            "name": "United States Treasury",
            "cb_link": "/company/1/"
          }
        ],
        "provider_id": 12,
        "provider_name": "Example Research",
        "requestExists": false,
        "moderated": true,
        "approved": false,
        "checked": false,
        "illustrative": true
      },
      {
        "language": "eng",
        "title": "Note on the long end",
        "file": null,
        "content": null,
        "date": {
          "value": "2025-04-11",
          "numeric": 1744329600
        },
        "provider_id": 12,
        "provider_name": "Example Research"
      }
    ]
  },
  "createCommentsAccessRequest": {
    "sent": {
      "response": {
        "items": [
          {
            "success": 1
          }
        ]
      }
    }
  },
  "getBankReport": {
    "full": {
      "emptyReport": false,
      "report": {
        "dimension": "USD million",
        "scroll_clmn": [
          {
            "id": "name",
            "dontHide": true
          },
          {
            "id": "y2024"
          },
          {
            "id": "y2025"
          }
        ],
        "scroll_head": [
          "Item",
          "2024",
          "2025"
        ],
        "scroll_body": [
          {
            "id": "1",
            "cells": {
              "name": "Total assets",
              "y2024": {
                "val": "3503360",
                "numeric": 3503360
              },
              "y2025": {
                "val": "3643099",
                "numeric": 3643099
              }
            }
          }
        ],
        "sub_rows": {},
        "showMore": false
      },
      "rsbu_profit_and_loss": {
        "dimension": "USD million",
        "scroll_clmn": [
          {
            "id": "name",
            "dontHide": true
          },
          {
            "id": "y2024"
          },
          {
            "id": "y2025"
          }
        ],
        "scroll_head": [
          "Item",
          "2024",
          "2025"
        ],
        "scroll_body": [
          {
            "id": "1",
            "cells": {
              "name": "Net income",
              "y2024": {
                "val": "51064",
                "numeric": 51064
              },
              "y2025": {
                "val": "48916",
                "numeric": 48916
              }
            }
          }
        ],
        "sub_rows": {},
        "showMore": false
      },
      "rsbu_capital_adequacy": {
        "dimension": "%",
        "scroll_clmn": [
          {
            "id": "name",
            "dontHide": true
          },
          {
            "id": "y2024"
          },
          {
            "id": "y2025"
          }
        ],
        "scroll_head": [
          "Item",
          "2024",
          "2025"
        ],
        "scroll_body": [
          {
            "id": "1",
            "cells": {
              "name": "CET1 capital ratio, %",
              "y2024": {
                "val": "16.1",
                "numeric": 16.1
              },
              "y2025": {
                "val": "15.6",
                "numeric": 15.6
              }
            }
          }
        ],
        "sub_rows": {},
        "showMore": false
      },
      "rsbu_ratios": {
        "dimension": "%",
        "scroll_clmn": [
          {
            "id": "name",
            "dontHide": true
          },
          {
            "id": "y2024"
          },
          {
            "id": "y2025"
          }
        ],
        "scroll_head": [
          "Item",
          "2024",
          "2025"
        ],
        "scroll_body": [
          {
            "id": "1",
            "cells": {
              "name": "Return on assets, %",
              "y2024": {
                "val": "1.47",
                "numeric": 1.47
              },
              "y2025": {
                "val": "1.36",
                "numeric": 1.36
              }
            }
          }
        ],
        "sub_rows": {},
        "showMore": false
      },
      "cash_flow": {
        "dimension": "USD million",
        "scroll_clmn": [
          {
            "id": "name",
            "dontHide": true
          },
          {
            "id": "y2024"
          },
          {
            "id": "y2025"
          }
        ],
        "scroll_head": [
          "Item",
          "2024",
          "2025"
        ],
        "scroll_body": [],
        "sub_rows": {},
        "showMore": false
      },
      "labels": {
        "report": "Balance sheet",
        "rsbu_profit_and_loss": "Profit and loss",
        "rsbu_capital_adequacy": "Capital adequacy",
        "rsbu_ratios": "Ratios",
        "cash_flow": "Cash flow"
      },
      "exportLink": "/api/report-export/bank/628/?archive=%archive%&from=%from%&to=%to%",
      "archLink": null
    },
    "empty": {
      "emptyReport": true
    }
  },
  "getInternationalReport": {
    "full": {
      "reports": [
        {
          "id": 2,
          "text": "Apple Inc., consolidated"
        }
      ],
      "sources": [
        "own"
      ],
      "methodology": {
        "rus": null,
        "eng": "/methodology/ifrs-eng.pdf"
      },
      "balance_sheet": {
        "dimension": "USD million",
        "scroll_clmn": [
          {
            "id": "name",
            "dontHide": true
          },
          {
            "id": "y2024"
          },
          {
            "id": "y2025"
          }
        ],
        "scroll_head": [
          "Item",
          "2024",
          "2025"
        ],
        "scroll_body": [
          {
            "id": "1",
            "cells": {
              "name": "Total assets",
              "y2024": {
                "val": "364980",
                "numeric": 364980
              },
              "y2025": {
                "val": "359241",
                "numeric": 359241
              }
            }
          },
          {
            "id": "2",
            "cells": {
              "name": "Total liabilities",
              "y2024": {
                "val": "308030",
                "numeric": 308030
              },
              "y2025": {
                "val": "285508",
                "numeric": 285508
              }
            }
          }
        ],
        "sub_rows": {},
        "showMore": false
      },
      "profit_and_loss": {
        "dimension": "USD million",
        "scroll_clmn": [
          {
            "id": "name",
            "dontHide": true
          },
          {
            "id": "y2024"
          },
          {
            "id": "y2025"
          }
        ],
        "scroll_head": [
          "Item",
          "2024",
          "2025"
        ],
        "scroll_body": [
          {
            "id": "1",
            "cells": {
              "name": "Net sales",
              "y2024": {
                "val": "391035",
                "numeric": 391035
              },
              "y2025": {
                "val": "416161",
                "numeric": 416161
              }
            }
          },
          {
            "id": "2",
            "cells": {
              "name": "Net income",
              "y2024": {
                "val": "93736",
                "numeric": 93736
              },
              "y2025": {
                "val": "112010",
                "numeric": 112010
              }
            }
          }
        ],
        "sub_rows": {},
        "showMore": false
      },
      "cash_flow_statement": {
        "dimension": "USD million",
        "scroll_clmn": [
          {
            "id": "name",
            "dontHide": true
          },
          {
            "id": "y2024"
          },
          {
            "id": "y2025"
          }
        ],
        "scroll_head": [
          "Item",
          "2024",
          "2025"
        ],
        "scroll_body": [
          {
            "id": "1",
            "cells": {
              "name": "Cash from operations",
              "y2024": {
                "val": "118254",
                "numeric": 118254
              },
              "y2025": {
                "val": "111482",
                "numeric": 111482
              }
            }
          }
        ],
        "sub_rows": {},
        "showMore": false
      },
      "params": {
        "dimension": "%",
        "scroll_clmn": [
          {
            "id": "name",
            "dontHide": true
          },
          {
            "id": "y2024"
          },
          {
            "id": "y2025"
          }
        ],
        "scroll_head": [
          "Item",
          "2024",
          "2025"
        ],
        "scroll_body": [
          {
            "id": "1",
            "cells": {
              "name": "Return on equity, %",
              "y2024": {
                "val": "164.6",
                "numeric": 164.6
              },
              "y2025": {
                "val": "151.9",
                "numeric": 151.9
              }
            }
          }
        ],
        "sub_rows": {},
        "showMore": false,
        "archLink": null
      },
      "exportLink": "/api/report-export/msfo/2/?from=%from%&to=%to%"
    },
    "closed": {
      "reports": [],
      "sources": [
        "own"
      ],
      "balance_sheet": {
        "scroll_clmn": [],
        "scroll_head": [],
        "scroll_body": [],
        "locked_rows": 22,
        "closed_data": {
          "dimension": "USD million",
          "scroll_clmn": [
            {
              "id": "name"
            },
            {
              "id": "y2025"
            }
          ],
          "scroll_head": [
            "Item",
            "2025"
          ],
          "scroll_body": [
            {
              "id": "1",
              "cells": {
                "name": "Total assets",
                "y2025": ""
              }
            }
          ]
        }
      },
      "exportLink": null
    }
  },
  "getLocalReport": {
    "full": {
      "reports": [
        {
          "id": 2,
          "text": "Apple Inc."
        }
      ],
      "rsbu_balance": {
        "dimension": "USD million",
        "scroll_clmn": [
          {
            "id": "name",
            "dontHide": true
          },
          {
            "id": "y2024"
          },
          {
            "id": "y2025"
          }
        ],
        "scroll_head": [
          "Item",
          "2024",
          "2025"
        ],
        "scroll_body": [
          {
            "id": "1",
            "cells": {
              "name": "Current assets",
              "y2024": {
                "val": "152987",
                "numeric": 152987
              },
              "y2025": {
                "val": "147957",
                "numeric": 147957
              }
            }
          }
        ],
        "sub_rows": {},
        "showMore": false
      },
      "rsbu_profit_and_loss": {
        "dimension": "USD million",
        "scroll_clmn": [
          {
            "id": "name",
            "dontHide": true
          },
          {
            "id": "y2024"
          },
          {
            "id": "y2025"
          }
        ],
        "scroll_head": [
          "Item",
          "2024",
          "2025"
        ],
        "scroll_body": [
          {
            "id": "1",
            "cells": {
              "name": "Operating income",
              "y2024": {
                "val": "123216",
                "numeric": 123216
              },
              "y2025": {
                "val": "133050",
                "numeric": 133050
              }
            }
          }
        ],
        "sub_rows": {},
        "showMore": false
      },
      "report_cash_flow": {
        "dimension": "USD million",
        "scroll_clmn": [
          {
            "id": "name",
            "dontHide": true
          },
          {
            "id": "y2024"
          },
          {
            "id": "y2025"
          }
        ],
        "scroll_head": [
          "Item",
          "2024",
          "2025"
        ],
        "scroll_body": [
          {
            "id": "1",
            "cells": {
              "name": "Capital expenditure",
              "y2024": {
                "val": "9447",
                "numeric": 9447
              },
              "y2025": {
                "val": "12715",
                "numeric": 12715
              }
            }
          }
        ],
        "sub_rows": {},
        "showMore": false
      },
      "exportLink": "/api/report-export/rsbu/2/?from=%from%&to=%to%"
    }
  },
  "getMultipliers": {
    "full": {
      "1": [
        {
          "group_id": 1,
          "group_name": "Valuation",
          "headers": [
            "Multiplier",
            "Q1 2025"
          ],
          "columns": [
            {
              "id": "name"
            },
            {
              "id": "q1"
            }
          ],
          "body": [
            {
              "id": "pe",
              "cells": {
                "name": "P/E",
                "q1": {
                  "val": "33.1",
                  "numeric": 33.1
                }
              }
            }
          ]
        }
      ],
      "2": [
        {
          "group_id": 1,
          "group_name": "Valuation",
          "headers": [
            "Multiplier",
            "2024"
          ],
          "columns": [
            {
              "id": "name"
            },
            {
              "id": "y"
            }
          ],
          "body": [
            {
              "id": "pe",
              "cells": {
                "name": "P/E",
                "y": {
                  "val": "37.3",
                  "numeric": 37.3
                }
              }
            }
          ]
        }
      ]
    }
  },
  "getReportFiles": {
    "full": [
      {
        "year": 2025,
        "monthArray": {
          "1": {
            "eng": {
              "link": "/api/files/report/2101/",
              "mimetype": "application/pdf"
            }
          },
          "2": {
            "eng": {
              "link": null,
              "mimetype": "application/pdf"
            },
            "rus": {
              "link": null,
              "mimetype": "application/pdf"
            }
          }
        }
      },
      {
        "year": 2024,
        "monthArray": {
          "4": {
            "eng": {
              "link": "/api/files/report/2004/",
              "mimetype": "application/pdf"
            }
          }
        }
      }
    ]
  },
  "getIssuerIndicators": {
    "full": {
      "items": [
        {
          "id": 1,
          "indexName": "revenue_forecast",
          "actual_value": "412.5",
          "date": {
            "value": "2025-06-30",
            "numeric": 1751241600
          },
          "url": null,
          "request_id": null,
          "illustrative": true
        },
        {
          "id": 2,
          "indexName": "eps_forecast",
          "actual_value": null,
          "request_id": 77,
          "illustrative": true
        }
      ],
      "labels": {
        "revenue_forecast": "Revenue, USD billion",
        "eps_forecast": "Earnings per share, USD"
      }
    }
  },
  "deleteIndicatorRequest": {
    "deleted": {
      "response": {
        "items": [
          {
            "status": 1
          }
        ]
      }
    }
  },
  "getIssuerMap": {
    "full": {
      "emitentName": "United States Treasury",
      "emitentMap": [
        {
          "x": 7.16,
          "y": 0.0437,
          "date": {
            "value": "2025-07-11",
            "numeric": 1752192000
          },
          "price": {
            "value": "97.36",
            "numeric": 97.36
          },
          "duration": {
            "value": "2613",
            "numeric": 2613
          },
          "yield": {
            "value": "0.0437",
            "numeric": 0.0437
          },
          "emission_id": 1,
          "emission_name": "UST 4% 15 Feb 2034",
          "is_main_emission": 1,
          "currency_id": 1,
          "trading_ground_id": 4,
          "xTitle": null
        },
        {
          "x": 7.59,
          "y": 0.0439,
          "date": {
            "value": "2025-07-11",
            "numeric": 1752192000
          },
          "price": {
            "value": "97.36",
            "numeric": 97.36
          },
          "duration": {
            "value": "2770",
            "numeric": 2770
          },
          "yield": {
            "value": "0.0439",
            "numeric": 0.0439
          },
          "emission_id": 2,
          "emission_name": "UST 4.25% 15 Nov 2034",
          "is_main_emission": 0,
          "currency_id": 1,
          "trading_ground_id": 4,
          "xTitle": null
        },
        {
          "x": 1.93,
          "y": 0.039,
          "date": {
            "value": "2025-07-11",
            "numeric": 1752192000
          },
          "price": {
            "value": "97.36",
            "numeric": 97.36
          },
          "duration": {
            "value": "704",
            "numeric": 704
          },
          "yield": {
            "value": "0.039",
            "numeric": 0.039
          },
          "emission_id": 20,
          "emission_name": "UST 3.75% 30 Jun 2027",
          "is_main_emission": 0,
          "currency_id": 1,
          "trading_ground_id": 4,
          "xTitle": null
        }
      ],
      "emitentMapCurrencies": [
        {
          "id": 1,
          "text": "USD"
        }
      ],
      "emitentMapCurrencyId": 1,
      "emitentMapCurvesData": {
        "1": [
          {
            "x": 1,
            "y": 0.0409
          },
          {
            "x": 10,
            "y": 0.0443
          }
        ]
      },
      "emitentMapGroundId": 4,
      "emitentMapGrounds": {
        "1": [
          {
            "id": 4,
            "text": "Estimation"
          }
        ]
      },
      "masked": false
    },
    "masked": {
      "emitentName": "United States Treasury",
      "emitentMap": [
        {
          "x": 7.16,
          "y": null,
          "shape": 60,
          "masked": true,
          "date": {
            "value": "2025-07-11",
            "numeric": 1752192000
          },
          "price": {
            "value": "",
            "numeric": null
          },
          "duration": {
            "value": "",
            "numeric": null
          },
          "yield": {
            "value": "",
            "numeric": null
          },
          "emission_id": 1,
          "emission_name": "UST 4% 15 Feb 2034",
          "is_main_emission": 1,
          "currency_id": 1,
          "trading_ground_id": 4,
          "xTitle": null
        },
        {
          "x": 7.59,
          "y": null,
          "shape": 64,
          "masked": true,
          "date": {
            "value": "2025-07-11",
            "numeric": 1752192000
          },
          "price": {
            "value": "",
            "numeric": null
          },
          "duration": {
            "value": "",
            "numeric": null
          },
          "yield": {
            "value": "",
            "numeric": null
          },
          "emission_id": 2,
          "emission_name": "UST 4.25% 15 Nov 2034",
          "is_main_emission": 0,
          "currency_id": 1,
          "trading_ground_id": 4,
          "xTitle": null
        },
        {
          "x": 1.93,
          "y": null,
          "shape": 8,
          "masked": true,
          "date": {
            "value": "2025-07-11",
            "numeric": 1752192000
          },
          "price": {
            "value": "",
            "numeric": null
          },
          "duration": {
            "value": "",
            "numeric": null
          },
          "yield": {
            "value": "",
            "numeric": null
          },
          "emission_id": 20,
          "emission_name": "UST 3.75% 30 Jun 2027",
          "is_main_emission": 0,
          "currency_id": 1,
          "trading_ground_id": 4,
          "xTitle": null
        }
      ],
      "emitentMapCurrencies": [
        {
          "id": 1,
          "text": "USD"
        }
      ],
      "emitentMapCurrencyId": 1,
      "emitentMapCurvesData": {
        "1": [
          {
            "x": 1,
            "y": null,
            "shape": 25
          },
          {
            "x": 10,
            "y": null,
            "shape": 70
          }
        ]
      },
      "emitentMapGroundId": 4,
      "emitentMapGrounds": {
        "1": [
          {
            "id": 4,
            "text": "Estimation"
          }
        ]
      },
      "masked": true
    }
  },
  "getIssuerNetwork": {
    "full": [
      {
        "emitent_id": 201,
        "emitent_name": "Apple Asia Limited",
        "rel_type_name": "subsidiary",
        "share": {
          "value": "",
          "numeric": null
        },
        "url": null
      },
      {
        "emitent_id": 202,
        "emitent_name": "Braeburn Capital, Inc.",
        "rel_type_name": "subsidiary",
        "share": {
          "value": "100",
          "numeric": 100
        },
        "url": null
      }
    ]
  },
  "suggestBonds": {
    "full": {
      "items": [
        {
          "id": 1,
          "ttl": "UST 4% 15 Feb 2034",
          "ticker": [
            "91282CJZ5",
            "US91282CJZ59"
          ],
          "status": "Outstanding"
        },
        {
          "id": 2,
          "ttl": "UST 4.25% 15 Nov 2034",
          "ticker": [],
          "status": "Outstanding"
        }
      ],
      "counter_title": "2",
      "search_error": null
    },
    "none": {
      "items": [],
      "counter_title": "0",
      "search_error": "Nothing was found"
    }
  },
  "suggestStocks": {
    "full": {
      "items": [
        {
          "id": 1,
          "ttl": "UST 4% 15 Feb 2034",
          "ticker": [
            "91282CJZ5",
            "US91282CJZ59"
          ],
          "status": "Outstanding"
        },
        {
          "id": 2,
          "ttl": "UST 4.25% 15 Nov 2034",
          "ticker": [],
          "status": "Outstanding"
        }
      ],
      "counter_title": "2",
      "search_error": null
    },
    "none": {
      "items": [],
      "counter_title": "0",
      "search_error": "Nothing was found"
    }
  },
  "suggestEtf": {
    "full": {
      "items": [
        {
          "id": 1,
          "ttl": "UST 4% 15 Feb 2034",
          "ticker": [
            "91282CJZ5",
            "US91282CJZ59"
          ],
          "status": "Outstanding"
        },
        {
          "id": 2,
          "ttl": "UST 4.25% 15 Nov 2034",
          "ticker": [],
          "status": "Outstanding"
        }
      ],
      "counter_title": "2",
      "search_error": null
    },
    "none": {
      "items": [],
      "counter_title": "0",
      "search_error": "Nothing was found"
    }
  },
  "suggestIndexes": {
    "full": {
      "items": [
        {
          "id": 1,
          "ttl": "UST 4% 15 Feb 2034",
          "ticker": [
            "91282CJZ5",
            "US91282CJZ59"
          ],
          "status": "Outstanding"
        },
        {
          "id": 2,
          "ttl": "UST 4.25% 15 Nov 2034",
          "ticker": [],
          "status": "Outstanding"
        }
      ],
      "counter_title": "2",
      "search_error": null
    },
    "none": {
      "items": [],
      "counter_title": "0",
      "search_error": "Nothing was found"
    }
  },
  "suggestCommodities": {
    "full": {
      "items": [
        {
          "id": 1,
          "ttl": "UST 4% 15 Feb 2034",
          "ticker": [
            "91282CJZ5",
            "US91282CJZ59"
          ],
          "status": "Outstanding"
        },
        {
          "id": 2,
          "ttl": "UST 4.25% 15 Nov 2034",
          "ticker": [],
          "status": "Outstanding"
        }
      ],
      "counter_title": "2",
      "search_error": null
    },
    "none": {
      "items": [],
      "counter_title": "0",
      "search_error": "Nothing was found"
    }
  },
  "suggestCurrencies": {
    "full": {
      "items": [
        {
          "id": 1,
          "ttl": "UST 4% 15 Feb 2034",
          "ticker": [
            "91282CJZ5",
            "US91282CJZ59"
          ],
          "status": "Outstanding"
        },
        {
          "id": 2,
          "ttl": "UST 4.25% 15 Nov 2034",
          "ticker": [],
          "status": "Outstanding"
        }
      ],
      "counter_title": "2",
      "search_error": null
    },
    "none": {
      "items": [],
      "counter_title": "0",
      "search_error": "Nothing was found"
    }
  },
  "suggestCompanies": {
    "full": {
      "items": [
        {
          "id": 1,
          "ttl": "UST 4% 15 Feb 2034",
          "ticker": [
            "91282CJZ5",
            "US91282CJZ59"
          ],
          "status": "Outstanding"
        },
        {
          "id": 2,
          "ttl": "UST 4.25% 15 Nov 2034",
          "ticker": [],
          "status": "Outstanding"
        }
      ],
      "counter_title": "2",
      "search_error": null
    },
    "none": {
      "items": [],
      "counter_title": "0",
      "search_error": "Nothing was found"
    }
  },
  "removeFromWatchlists": {
    "removed": [
      {
        "id": 1,
        "name": "Core bonds",
        "checked": false,
        "readonly": false,
        "count": null,
        "user_price": {
          "value": "",
          "numeric": null
        },
        "buy_date": {
          "value": "",
          "numeric": null
        },
        "buy_date_formatted": null
      }
    ]
  },
  "appendToWatchlists": {
    "saved": {
      "success": true,
      "watchlist": [
        {
          "id": 1,
          "name": "Core bonds",
          "checked": true,
          "readonly": false,
          "count": "100",
          "user_price": {
            "value": "98.125",
            "numeric": 98.125
          },
          "buy_date": {
            "value": "2024-03-01",
            "numeric": 1709251200
          },
          "buy_date_formatted": "01.03.2024"
        },
        {
          "id": 2,
          "name": "Shared by the desk",
          "checked": false,
          "readonly": true,
          "count": null,
          "user_price": {
            "value": "",
            "numeric": null
          }
        },
        {
          "id": 381,
          "name": "NSD",
          "checked": false,
          "readonly": false,
          "count": null,
          "user_price": {
            "value": "",
            "numeric": null
          }
        }
      ],
      "message": null
    }
  },
  "getSettings": {
    "full": {
      "hints": true
    }
  },
  "saveSettings": {
    "full": {
      "hints": true
    }
  },
  "sendSubscriptionRequest": {
    "sent": {
      "success": true,
      "paStatusConfirm": 0
    }
  },
  "expandSubscriptionRequest": {
    "sent": {
      "success": true,
      "paSendExpand": 1
    }
  },
  "updatePhone": {
    "taken": {
      "messages": []
    },
    "refused": {
      "messages": [
        "The number is too short"
      ]
    }
  },
  "getSupportTickets": {
    "full": [
      {
        "id": 1,
        "messages": [
          {
            "status_id": 1,
            "contacts_id": 44
          },
          {
            "status_id": 2,
            "contacts_id": 44
          }
        ]
      }
    ]
  },
  "getProfile": {
    "usual": {
      "phone": "+15551234567",
      "phoneConfirmed": true,
      "paStatusConfirm": 0,
      "paSendExpand": 1
    },
    "fresh": {
      "phone": null,
      "phoneConfirmed": false,
      "paStatusConfirm": null,
      "paSendExpand": 0
    }
  },
  "confirmPhone": {
    "taken": {
      "messages": []
    },
    "refused": {
      "messages": [
        "The code is not the one that was sent"
      ]
    }
  },
  "getOutbox": {
    "usual": [
      {
        "recipient": "+15551234567",
        "body": "482913",
        "at": "2025-07-11T09:30:00.000Z"
      }
    ]
  },
  "getLabels": {
    "full": {
      "need_auth": "Sign in to continue",
      "no_data_for_period": "No data for the period",
      "many_points": "More than 2500 points"
    }
  },
  "getRepositoryLabels": {
    "full": {
      "need_auth": "Sign in to continue",
      "no_data_for_period": "No data for the period",
      "many_points": "More than 2500 points"
    }
  },
  "getCashFlowExportLink": {
    "full": {
      "exportLink": "/api/bonds/1/cash-flow-export/file/"
    }
  }
}

/** Example request bodies of each operation by name. */
export const exampleRequests: Partial<Record<OperationId, Record<string, unknown>>> = {
  "signIn": {
    "usual": {
      "login": "desk",
      "password": "desk"
    }
  },
  "getTradings": {
    "usual": {
      "items": [
        {
          "id": 1,
          "tgId": 100,
          "model": "bonds"
        },
        {
          "id": 10,
          "tgId": null,
          "model": "index"
        }
      ],
      "startDate": "2024-05-22",
      "endDate": "2024-08-22",
      "chartType": "price",
      "userChangePeriod": false,
      "getChartIteration": 1
    }
  },
  "searchCompareItems": {
    "usual": {
      "term": "UST",
      "hash": 4711,
      "currentTgId": 4
    }
  },
  "getCompareTradingGrounds": {
    "usual": {
      "hash": 4711,
      "currentTgId": 4,
      "selectedId": 2,
      "model": "bonds"
    }
  },
  "getChartData": {
    "usual": {
      "periodId": "1y",
      "beginDate": null,
      "endDate": null
    }
  },
  "getRatingsHistory": {
    "usual": {
      "ratingType": "emitent"
    }
  },
  "suggestBonds": {
    "usual": {
      "term": "UST"
    }
  },
  "suggestStocks": {
    "usual": {
      "term": "UST"
    }
  },
  "suggestEtf": {
    "usual": {
      "term": "UST"
    }
  },
  "suggestIndexes": {
    "usual": {
      "term": "UST"
    }
  },
  "suggestCommodities": {
    "usual": {
      "term": "UST"
    }
  },
  "suggestCurrencies": {
    "usual": {
      "term": "UST"
    }
  },
  "suggestCompanies": {
    "usual": {
      "term": "Apple",
      "emitent_stop_statuses_ids": [
        3
      ]
    }
  },
  "removeFromWatchlists": {
    "usual": {
      "ids": [
        1
      ],
      "bondId": 1
    }
  },
  "appendToWatchlists": {
    "usual": {
      "bondId": 1,
      "add": [
        1
      ],
      "qnt": [
        "100"
      ],
      "price": [
        "98.125"
      ],
      "date": [
        "2024-03-01"
      ]
    }
  },
  "saveSettings": {
    "usual": {
      "sid": "s-4b7e0c",
      "settings": {
        "settings": {
          "hints": false
        }
      }
    }
  },
  "sendSubscriptionRequest": {
    "usual": {
      "tariff": 5,
      "contactPersonId": 31
    }
  },
  "expandSubscriptionRequest": {
    "usual": {
      "tariff": 5
    }
  },
  "updatePhone": {
    "usual": {
      "phone": "+15551234567"
    }
  },
  "confirmPhone": {
    "usual": {
      "code": "482913"
    }
  },
  "logBondContactAction": {
    "usual": {
      "actionId": 80
    }
  },
  "logContactAction": {
    "usual": {
      "actionId": 80
    }
  },
  "countBondView": {
    "usual": {
      "bondId": 1,
      "emitentCountryId": 840,
      "emitentCountryRegionId": 21
    }
  },
  "exportArchive": {
    "usual": {
      "tgId": 100,
      "startDate": "2024-05-22",
      "endDate": "2024-08-22",
      "lang": "eng"
    }
  }
}
