import { describe, expect, it } from 'vitest';
import { html } from './html';

describe('html', () => {
  it('escapes every value', () => {
    const hostile = `<img src=x onerror="alert('1')"> & more`;

    expect(html`<p title="${hostile}">${hostile}</p>`.markup).toBe(
      '<p title="&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt; &amp; more">' +
        '&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt; &amp; more</p>',
    );
  });

  it('keeps markup it made itself, alone and in lists', () => {
    const words = ['a', '<b>'].map((word) => html`<i>${word}</i>`);

    expect(html`<p>${words}, ${html`<b>${7}</b>`}</p>`.markup).toBe(
      '<p><i>a</i><i>&lt;b&gt;</i>, <b>7</b></p>',
    );
  });
});
