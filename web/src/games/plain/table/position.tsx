import type { Sitter } from '@castellan/match';
import { SeatMark } from '../../common/online-extras.js';
import { describe } from '../describe.js';
import { Face } from '../face.js';
import type { PlainKit, PlainView } from '../kit.js';
import { plainTexts } from '../texts/table.js';

type Props = {
  readonly kit: PlainKit;
  readonly view: PlainView;
  readonly sitters: readonly Sitter[];
  readonly names: readonly string[];
  /** Those whose move it is. */
  readonly actors: readonly number[];
};

/** How it stands, to be read: a line for each player, and whatever else there is to see. */
export function Position({ kit, view, sitters, names, actors }: Props) {
  const { table } = plainTexts();
  const { common, columns, rows } = describe(view, sitters.length, kit.words());
  return (
    <section class="plain-position" aria-label={table.position}>
      {common.length === 0 ? null : (
        <dl>
          {common.map(({ key, label, value }) => (
            <div key={key}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <table>
        <thead>
          <tr>
            <th scope="col">{table.player}</th>
            {columns.map(({ key, label }) => (
              <th scope="col" key={key}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sitters.map((sitter, seat) => (
            <tr key={sitter.look} data-look={sitter.look} data-acts={actors.includes(seat) ? '' : undefined}>
              <th scope="row">
                <span class="plain-who">
                  <span class="face" aria-hidden="true">
                    <Face bot={sitter.bot} look={sitter.look} />
                  </span>
                  <span class="plain-name">
                    <b>{names[seat]}</b> <SeatMark seat={seat} />
                    {actors.includes(seat) ? <span class="plain-acts">{table.acts}</span> : null}
                  </span>
                </span>
              </th>
              {columns.map(({ key }, column) => (
                <td key={key}>{rows[seat][column]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
