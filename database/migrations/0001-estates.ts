import type { ColumnTypes } from './column-types.ts'

/** Units with their prices and offers. */
export const estateTables = ({ decimal, flag, json, money, strict }: ColumnTypes) => [
  `create table estates (
    id integer primary key,
    category text not null check (category in ('flat', 'garage', 'storageroom', 'comm')),
    geo_flatnum text not null,
    complex_id integer not null references complexes (id),
    house_id integer not null,
    section integer not null,
    floor integer not null,
    floors_total integer not null,
    riser integer,
    position_on_floor integer,
    rooms integer not null check (rooms >= 0),
    is_euro ${flag} not null check (is_euro in (0, 1)),
    area_total ${decimal} not null check (area_total > 0),
    area_living ${decimal},
    area_kitchen ${decimal},
    area_balcony ${decimal},
    area_terrace ${decimal},
    ceiling_height ${decimal},
    restoration text check (restoration in ('rough', 'rough_plus', 'prefine', 'fine', 'turnkey')),
    price ${money} not null check (price >= 0),
    price_m2 ${money} not null check (price_m2 >= 0),
    price_old ${money},
    price_valid_until text,
    status text not null check (status in ('free', 'request', 'reserved', 'sold', 'withdrawn', 'hidden')),
    status_changed_at text not null,
    plan_code text references plans (code),
    ${json('floor_plan')} not null,
    ${json('facade_polygon')} not null,
    ${json('windows')} not null,
    ${json('views')} not null,
    tour_url text,
    ${json('sun')} not null,
    updated_at text not null,
    foreign key (house_id, complex_id) references houses (id, complex_id)
  ) ${strict}`,
  `create index estates_house on estates (house_id)`,
  `create index estates_plan on estates (plan_code)`,
  // These two find similar units: near in price, in the same project or anywhere.
  `create index estates_complex_price on estates (complex_id, category, status, price)`,
  `create index estates_price on estates (category, status, price)`,

  `create table estate_prices (
    estate_id integer not null references estates (id) on delete cascade,
    date text not null,
    price ${money} not null check (price >= 0),
    primary key (estate_id, date)
  ) ${strict}`,

  `create table estate_promotions (
    estate_id integer not null references estates (id) on delete cascade,
    promotion_id integer not null references promotions (id) on delete cascade,
    primary key (estate_id, promotion_id)
  ) ${strict}`,
  `create index estate_promotions_promotion on estate_promotions (promotion_id)`,
]
