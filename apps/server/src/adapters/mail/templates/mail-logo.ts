import { html, type Html } from '../../../html';
import { AMBER, INK, READ_FONT } from './mail-look';

/** The mark as bars of table cells, because mail programs show no SVG and block pictures. */
export function renderLogo(): Html {
  return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0">
    <tr>
      <td width="24" valign="middle">
        <table role="presentation" width="24" cellpadding="0" cellspacing="0" border="0">
          <tr>
            <td width="3"></td>
            <td
              class="bar"
              width="18"
              height="5"
              style="height:5px;background-color:${INK};border-radius:5px 3px 3px 0;font-size:0;line-height:0;"
            >
              &nbsp;
            </td>
            <td width="3"></td>
          </tr>
          <tr>
            <td colspan="3" height="3" style="height:3px;font-size:0;line-height:0;">&nbsp;</td>
          </tr>
          <tr>
            <td
              colspan="3"
              height="6"
              style="height:6px;background-color:${AMBER};border-radius:2px;font-size:0;line-height:0;"
            >
              &nbsp;
            </td>
          </tr>
          <tr>
            <td colspan="3" height="3" style="height:3px;font-size:0;line-height:0;">&nbsp;</td>
          </tr>
          <tr>
            <td width="3"></td>
            <td
              class="bar"
              width="18"
              height="5"
              style="height:5px;background-color:${INK};border-radius:3px 0 5px 3px;font-size:0;line-height:0;"
            >
              &nbsp;
            </td>
            <td width="3"></td>
          </tr>
        </table>
      </td>
      <td
        class="ink"
        valign="middle"
        style="padding-left:10px;font-family:${READ_FONT};font-size:22px;line-height:28px;font-weight:600;color:${INK};"
      >
        Scholar
      </td>
    </tr>
  </table>`;
}
